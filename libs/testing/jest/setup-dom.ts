import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// React keeps a stack for each element that it creates. Jest lets a stack have a hundred lines, which takes long.
Error.stackTraceLimit = 10;

// jsdom lacks what the router and Radix call.
Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Specs of what the server renders ask for an environment without elements.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
}
