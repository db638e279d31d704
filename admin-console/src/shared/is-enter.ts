import type { KeyboardEvent } from 'react';

/** What browsers give as the code of every key that an input method takes. */
const takenByInputMethod = 229;

/**
 * Whether Enter was meant: it also ends a word in some input methods, which Safari shows by the key's code alone.
 * A field of a form that has no other way to do the same needs an `enterKeyHint` as well: without one, the key of Android
 * leads to the form's next field, and no event tells of it.
 */
export const isEnter = ({ key, nativeEvent: { isComposing, keyCode } }: KeyboardEvent): boolean =>
  key === 'Enter' && !isComposing && keyCode !== takenByInputMethod;
