import type { OpenApi } from '@site/releases';

/** A possible change, and the verdict that the gate must give. */
export interface Change {
  title: string;
  /** What the refusal must name; undefined for a change that breaks nothing. */
  cause?: RegExp;
}

/** A change to what the API offers, seen from the front ends that are live. */
export interface ApiChange extends Change {
  apply(document: OpenApi): void;
}
