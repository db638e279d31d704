import { drawingCommonJs } from './drawing-common-js.js';

/** For Jest: transforms a drawing's file as the build does. */
export default { process: (source, file) => ({ code: drawingCommonJs(source, file) }) };
