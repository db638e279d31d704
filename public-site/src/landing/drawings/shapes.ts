/** Path data of shapes, so that many of one kind make one element. */
export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Two digits are plenty, and the same on the server and in the browser. */
export const round = (value: number): number => Math.round(value * 100) / 100;
