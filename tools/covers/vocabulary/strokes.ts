import { palette } from './palette.js';
import { circle } from './shapes.js';

/** A wall, 6 units: what stands. */
export const wall = (d: string, fill = 'none'): string =>
  `<path d="${d}" fill="${fill}" stroke-width="6" stroke-linecap="square"/>`;

/** Furniture, edges, paper: 3 units of ink. */
export const line = (d: string, fill = 'none'): string =>
  fill === 'none' ? `<path d="${d}"/>` : `<path d="${d}" fill="${fill}"/>`;

/** What is there but not the subject: neighbours, hatching, ruled lines. */
export const faint = (d: string, fill = 'none'): string => `<path d="${d}" fill="${fill}" stroke="${palette.line}"/>`;

/** Doors and measurements. */
export const blue = (d: string, fill = 'none'): string => `<path d="${d}" fill="${fill}" stroke="${palette.blue}"/>`;

/** What runs by itself. */
export const route = (d: string): string =>
  `<path d="${d}" stroke="${palette.blue}" stroke-width="4" stroke-dasharray="12 9"/>`;

/** What was there and goes: a wall to be taken down. */
export const removed = (d: string): string => `<path d="${d}" stroke-dasharray="4 10" stroke-linecap="square"/>`;

/** An area without an outline. */
export const area = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;

/** Where a route starts or stops over. */
export const dot = (x: number, y: number): string => area(circle(x, y, 8), palette.blue);
