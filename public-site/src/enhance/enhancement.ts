/**
 * Makes an element of the server's HTML livelier without React; as a `ref` it does the same for what React renders.
 * Answers how to put the server's own text back, which React expects to find.
 */
export type Enhance = (element: HTMLElement | null) => (() => void) | undefined | void;
