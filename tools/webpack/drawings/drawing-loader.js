import { readDrawing } from './read-drawing.js';
import { themeFiles } from './theme.js';

/** For webpack: a drawing's file is a component, which `sheet.tsx` beside it makes of its markup. */
export default function drawingLoader(source) {
  themeFiles.forEach((file) => this.addDependency(file));
  const drawing = readDrawing(source, this.resourcePath);
  return `import { drawn } from './sheet';\nexport default drawn(${JSON.stringify(drawing)});`;
}
