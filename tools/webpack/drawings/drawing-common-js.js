import { readDrawing } from './read-drawing.js';

/** As the loader makes it of a drawing's file, for what runs without webpack. */
export const drawingCommonJs = (source, file) => {
  const drawing = readDrawing(source, file);
  return `const { drawn } = require('./sheet');\nexports.__esModule = true;\nexports.default = drawn(${JSON.stringify(drawing)});`;
};
