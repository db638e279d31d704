// Outlines as path data. Every stroke and fill of the vocabulary takes path data and nothing else.

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const circle = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius);

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 1 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 1 ${round(-2 * rx)} 0z`;

/** A rectangle with rounded corners: a phone, a speech bubble, a sign. */
export const rounded = (x: number, y: number, width: number, height: number, radius: number): string => {
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + radius} ${y}h${width - 2 * radius}${corner(radius, radius)}`,
    `v${height - 2 * radius}${corner(-radius, radius)}`,
    `h${2 * radius - width}${corner(-radius, -radius)}`,
    `v${2 * radius - height}${corner(radius, -radius)}z`,
  ].join('');
};

/** The point on a circle, by clock angle: 0 is twelve o'clock, degrees run clockwise. */
export const onCircle = (x: number, y: number, radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
};

/** The open arc between two clock angles, clockwise. */
export const arc = (x: number, y: number, radius: number, from: number, to: number): string =>
  `M${onCircle(x, y, radius, from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${onCircle(x, y, radius, to)}`;

/** One tenth of a unit is finer than any screen shows; more digits only weigh. */
export const round = (value: number): number => Math.round(value * 10) / 10;
