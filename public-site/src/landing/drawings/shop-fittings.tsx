import { circle, rect } from './shapes';

interface GondolaProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A double shelf from above, six bays long. */
export function Gondola({ x, y, width, height }: GondolaProps) {
  const bay = height / 6;
  const bays = [1, 2, 3, 4, 5].map((index) => `M${x} ${y + index * bay}h${width}`).join('');
  return (
    <>
      <path className="paper" d={rect(x, y, width, height)} />
      <path className="faint" d={bays} />
      <path d={`M${x + width / 2} ${y}v${height}`} />
    </>
  );
}

/** A checkout from above, with whoever sits at it. */
export const Till = ({ x, y }: { x: number; y: number }) => (
  <>
    <path className="card" d={rect(x, y, 62, 22)} />
    <path d={`M${x + 40} ${y}v22M${x + 6} ${y + 7}h26M${x + 6} ${y + 14}h26`} />
    <path className="blue" d={rect(x + 45, y + 6, 11, 10)} />
    <path className="card" d={circle(x + 50, y + 34, 8)} />
  </>
);
