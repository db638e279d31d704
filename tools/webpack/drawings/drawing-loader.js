import { lightColors, paletteFile } from './colors.js';
import { readDrawing } from './read-drawing.js';

/** For webpack: a drawing's file is a component, which `sheet.tsx` beside it makes of its markup. */
export default function drawingLoader(source) {
  this.addDependency(paletteFile);
  const drawing = readDrawing(source, this.resourcePath, lightColors);
  return `import { drawn } from './sheet';\nexport default drawn(${JSON.stringify(drawing)});`;
}
