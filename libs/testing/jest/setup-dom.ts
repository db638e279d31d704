import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';
import * as React from 'react';

// Rules of styles go in one by one: of a style sheet that is text, jsdom reads the whole again with each.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

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
  findLabelsQuickly();
}

// For each element whose name or visibility is asked for, jsdom looks through every rule of every style sheet, for twelve
// properties and up the whole tree: a third of the time of these tests. What rules hide is seen in browsers.
globalThis.getComputedStyle = (element) => (element as HTMLElement).style;

// A query that waits printed the whole document after each attempt, to be read after the last alone.
const { getElementError } = getConfig();
configure({ getElementError: errorOfQuery });

function errorOfQuery(message: string | null, container: Element) {
  const { _disableExpensiveErrorDiagnostics: waits } = getConfig() as { _disableExpensiveErrorDiagnostics?: boolean };
  const error = waits ? new Error() : getElementError(message, container);
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, errorOfQuery);
  if (waits) {
    const get = () => getElementError(message, container).message;
    Object.defineProperty(error, 'message', { get, configurable: true });
  }
  return error;
}

/** For the labels of each control jsdom walks the whole tree, and once more for each label in it. */
function findLabelsQuickly() {
  for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    const ofJsdom = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get;
    Object.defineProperty(prototype, 'labels', {
      get(this: HTMLInputElement) {
        if (this.type === 'hidden' || !this.isConnected) return ofJsdom?.call(this);
        const around = labelAround(this);
        const isNamed = this.id && document.getElementById(this.id) === this;
        const all = around || isNamed ? [...document.getElementsByTagName('label')] : [];
        return all.filter((label) => label === around || (isNamed && label.htmlFor === this.id));
      },
    });
  }
}

function labelAround(control: HTMLElement) {
  let around = control.parentElement;
  while (around && !(around instanceof HTMLLabelElement)) around = around.parentElement;
  return around?.hasAttribute('for') || around?.control !== control ? undefined : around;
}
