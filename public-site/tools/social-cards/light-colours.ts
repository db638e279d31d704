import { palettes } from '@site/palette';
import { color } from '@site/ui';

export const light = palettes.light;

const byVariable = new Map(
  (Object.keys(light) as (keyof typeof light)[]).map((name) => [color[name], light[name]] as const),
);

/** Colours as they are: a picture can't read the page's theme. */
export const inLight = (text: string): string =>
  text.replace(/var\(--[\w-]+\)/g, (variable) => byVariable.get(variable) ?? variable);
