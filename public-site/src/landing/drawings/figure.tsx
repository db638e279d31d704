import type { Axonometry, Point } from './axonometry';
import { circle, round } from './shapes';

/** Somebody in an axonometry, small: a head and a body; `at` is where they stand or sit. */
export const Figure = ({ view, at }: { view: Axonometry; at: Point }) => {
  const [left = 0, top = 0] = view.at(at).split(' ').map(Number);
  return (
    <>
      <path className="card" d={`M${round(left - 5)} ${top}V${round(top - 13)}a5 5 0 0 1 10 0V${top}z`} />
      <path className="solid bare" d={circle(left, round(top - 23), 4)} />
    </>
  );
};
