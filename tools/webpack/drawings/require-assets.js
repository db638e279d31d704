import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { drawings } from '../base-config.js';
import { drawingCommonJs } from './drawing-common-js.js';

/** For scripts that load pages as CommonJS (`tsx --import`): drawings as the build makes them, of other files the name. */
const { extensions } = createRequire(import.meta.url);
for (const extension of ['.svg', '.webp', '.png', '.jpg', '.woff2']) {
  extensions[extension] = (module, file) => {
    if (drawings.test.test(file)) module._compile(drawingCommonJs(readFileSync(file, 'utf8'), file), file);
    else module.exports = file;
  };
}
