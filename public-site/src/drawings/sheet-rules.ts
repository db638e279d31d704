import type { ColorName } from '@site/palette';

/** Writes a declaration, such as `fill: var(--card);`. */
type Paint = (property: 'fill' | 'stroke', color: ColorName) => string;

/** The style that `tools/drawing-styles.ts` writes into a file, as distinct from a drawing tool's own. */
export const sheetStyle = /[ \t]*<style\b[^>]*>\s*svg \{ --ink:.*?<\/style>[ \t]*\n?/s;

/** The paper of every drawing. */
export const paperRules = (paint: Paint): string => `
  fill: none;
  ${paint('stroke', 'ink')}
  stroke-width: 1.5;`;

/**
 * What a class name means in a drawing it means in all: on the page, where `sheet.tsx` takes the rules from, and in the
 * files, into which `tools/drawing-styles.ts` writes them.
 */
export const sheetRules = (paint: Paint, mono: string): string => `
  .card { ${paint('fill', 'card')} }
  .paper { ${paint('fill', 'paper')} }
  .wash { ${paint('fill', 'blueWash')} }
  .lime { ${paint('fill', 'lime')} }
  .bare { stroke: none; }
  .solid { ${paint('fill', 'ink')} }
  .wall { stroke-width: 3; }
  .faint { ${paint('stroke', 'line')} }
  .on-lime { ${paint('stroke', 'onLime')} }
  .blue, .dimension, .door, .route { ${paint('stroke', 'blue')} }
  .route, .dashed { stroke-dasharray: 5 4; }
  .solid.on-lime { ${paint('fill', 'onLime')} }
  .leaf { stroke-width: 3; }
  .stop { ${paint('fill', 'blue')} stroke: none; }
  .over-lime { ${paint('stroke', 'blueBand')} }
  .stop.over-lime { ${paint('fill', 'blueBand')} stroke: none; }
  .tick { ${paint('stroke', 'onFill')} stroke-width: 3; }
  .tick.over-lime { ${paint('stroke', 'onBand')} }
  .letter { transform: scale(1.15); }
  text { ${paint('fill', 'ink')} stroke: none; font: 400 12px ${mono}; letter-spacing: 0.01em; }
  .large { font-size: 15px; }
  .dimension text { ${paint('fill', 'blue')} }
  .on-lime-text { ${paint('fill', 'onLime')} }
  mask { mask-type: alpha; }`;
