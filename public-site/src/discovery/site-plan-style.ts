import { type ColorName, declareColors, palettes } from '@site/palette';
import type { ResourceBuilder } from './resource';

const colors: ColorName[] = ['ink', 'line', 'blue', 'card', 'paper', 'lime', 'onLime'];

const rules = `
svg {
  background: var(--paper);
  ${declareColors('light', colors)}
}
@media (prefers-color-scheme: dark) {
  svg { ${declareColors('dark', colors)} }
}
.street {
  stroke: var(--line);
  stroke-width: 26;
  fill: none;
}
.house {
  fill: var(--card);
  stroke: var(--ink);
  stroke-width: 1.5;
}
.lit {
  fill: var(--lime);
}
.ours {
  fill: none;
  stroke: var(--on-lime);
  stroke-width: 3;
}
.way {
  stroke: var(--blue);
  stroke-width: 2;
  stroke-dasharray: 5 6;
  fill: none;
}
.door {
  stroke: ${palettes.light.blue};
  stroke-width: 1.5;
  fill: none;
}
.thin {
  stroke: var(--blue);
  stroke-width: 1.5;
  fill: none;
}
.tree {
  fill: none;
  stroke: var(--ink);
  stroke-width: 1;
}
text {
  font:
    13px ui-monospace,
    monospace;
  fill: var(--ink);
}
.here {
  font-weight: 700;
}
.note {
  fill: var(--blue);
}
`;

/** Of the drawn map on the contact page (`assets/site-plan.svg`): no document of this site runs inline styles. */
export const sitePlanStyle: ResourceBuilder = async () => ({ contentType: 'text/css; charset=utf-8', body: rules });
