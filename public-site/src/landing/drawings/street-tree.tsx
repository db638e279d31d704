import { circle } from './shapes';
import { Sheet } from './sheet';

/** Stands between two houses of the street. */
export const StreetTree = () => (
  <Sheet width={44} height={84}>
    <path className="card" d={circle(22, 26, 20)} />
    <path d="M22 84V20M22 48L34 34M22 40L12 28" />
  </Sheet>
);
