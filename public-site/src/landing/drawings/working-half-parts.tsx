import { circle, rect } from './shapes';

/** A shutter that is down. */
export const shutter = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height) +
  Array.from({ length: Math.floor(height / 7) - 1 }, (_, index) => `M${x} ${y + 7 * (index + 1)}h${width}`).join('');

/** Somebody at a window, as far as one sees them. */
export const tenant = (x: number, y: number): string => `${circle(x, y - 20, 6)}M${x - 11} ${y}v-4a11 9 0 0 1 22 0v4`;

/** On the pavement, seen from the front. */
export const Customer = ({ x, y }: { x: number; y: number }) => (
  <>
    <path className="card" d={`M${x - 8} ${y}V${y - 26}a8 8 0 0 1 16 0V${y}z`} />
    <circle className="solid bare" cx={x} cy={y - 42} r={6} />
  </>
);
