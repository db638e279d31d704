export { axonometry, type Point } from './axonometry.js';
export { blueTile, sign, tile, type Glyph } from './glyphs.js';
export { palette } from './palette.js';
export { arrow, desk, dimension, door, tree } from './plan.js';
export { arc, circle, onCircle, rect, round, rounded } from './shapes.js';
export { sheet } from './sheet.js';
export { area, blue, dot, faint, line, removed, route, wall } from './strokes.js';
