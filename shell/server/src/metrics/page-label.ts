import type { Release } from '@site/federation';
import { AddressPatterns } from '../releases/address-patterns';

/** Where a vital was measured, as reported by a browser. */
export interface PageView {
  /** A chunk's name; empty for an app that renders itself in the browser. */
  page: string;
  path: string;
}

/** The kind of page, from names that only the release defines: one of its chunks, or else an address pattern. */
export function pageLabel({ chunks, addresses }: Release, { page, path }: PageView): string {
  if (page) return Object.hasOwn(chunks, page) ? page : 'other';
  return new AddressPatterns(addresses.map((pattern) => [pattern, pattern] as const)).find(path) ?? 'other';
}
