import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import * as React from 'react';

// React's development build takes a stack of each element that it creates, up to ten thousand in a second: a sixth of the
// time of these tests, for warnings that then also name who created the element.
Object.defineProperty(
  (React as unknown as Record<string, object>).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

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

// For each element whose name or visibility is asked for, jsdom looks through every rule of every style sheet, for twelve
// properties and up the whole tree: a third of the time of these tests. What rules hide is seen in browsers.
globalThis.getComputedStyle = (element) => (element as HTMLElement).style;
