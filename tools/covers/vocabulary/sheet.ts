import { palette } from './palette.js';

/** The finished drawing: paper, the plan's grid, then the parts from back to front. */
export const sheet = (title: string, ...parts: string[]): string => {
  const drawing = parts.join('\n');
  checkAccent(title, drawing);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" fill="none" stroke="${palette.ink}" stroke-width="3" role="img">`,
    `<title>${title}</title>`,
    `<path d="M0 0h1200v630H0z" fill="${palette.paper}" stroke="none"/>`,
    `<path d="${grid}" stroke="${palette.line}" stroke-width="2" opacity=".5"/>`,
    drawing,
    '</svg>\n',
  ].join('\n');
};

/** 60 units a square, centred on the sheet both ways. */
const grid = [
  ...Array.from({ length: 19 }, (_, index) => `M${(index + 1) * 60} 0v630`),
  ...Array.from({ length: 11 }, (_, index) => `M0 ${15 + index * 60}h1200`),
].join('');

/** The accent works because there is one of it; the second tone, because there is hardly any. */
const checkAccent = (title: string, drawing: string): void => {
  const fills = (colour: string) => drawing.split(`fill="${colour}"`).length - 1;
  if (fills(palette.lime) !== 1) throw new Error(`"${title}" has ${fills(palette.lime)} lime areas, not one.`);
  if (fills(palette.pale) > 1) throw new Error(`"${title}" has ${fills(palette.pale)} pale areas, more than one.`);
};
