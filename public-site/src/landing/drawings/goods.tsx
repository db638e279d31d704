import { rect } from './shapes';

export const kinds = ['bottle', 'jar', 'packet', 'tin', 'bag', 'carton'] as const;
export type Kind = (typeof kinds)[number];

/** Room that one of a kind takes on the shelf. */
export const pitch: Record<Kind, number> = { bottle: 28, jar: 34, packet: 40, tin: 30, bag: 42, carton: 33 };

/** Outline of goods that stand on (x, y), their lower left corner. */
export const outline: Record<Kind, (x: number, y: number) => string> = {
  bottle: (x, y) => `M${x} ${y}v-34q0 -7 7 -10v-14h8v14q7 3 7 10v34z`,
  jar: (x, y) => rect(x, y - 32, 28, 32) + rect(x + 2, y - 40, 24, 8),
  packet: (x, y) => rect(x, y - 56, 33, 56),
  tin: (x, y) => rect(x, y - 30, 24, 30),
  bag: (x, y) => `M${x} ${y}l3 -46h28l3 46z`,
  carton: (x, y) => `M${x} ${y}v-44l5 -12h16l5 12v44z`,
};

/** What is printed on them. */
export const print: Record<Kind, (x: number, y: number) => string> = {
  bottle: (x, y) => `M${x} ${y - 26}h22M${x} ${y - 10}h22`,
  jar: (x, y) => rect(x + 5, y - 24, 18, 14),
  packet: (x, y) => `${rect(x + 6, y - 48, 21, 18)}M${x + 6} ${y - 20}h21M${x + 6} ${y - 12}h12`,
  tin: (x, y) => `M${x} ${y - 25}h24M${x} ${y - 5}h24M${x + 6} ${y - 15}h12`,
  bag: (x, y) => `M${x + 2} ${y - 36}h30M${x + 9} ${y - 24}h16M${x + 9} ${y - 16}h10`,
  carton: (x, y) => `M${x} ${y - 44}h26M${x + 5} ${y - 32}h16M${x + 5} ${y - 24}h10`,
};
