import type { ApiMeta } from './base-query';

/** One page of a list, with the length of the whole list. */
export interface Page<T> {
  items: T[];
  total: number;
  /** A search may not count all matches. */
  isLowerBound?: true;
}

/** Reads a list response; its total length is in a header. */
export function toPage<T>(items: T[], meta: ApiMeta | undefined): Page<T> {
  const total = meta?.headers.get('X-Total-Count');
  const isLowerBound = meta?.headers.get('X-Total-Relation') === 'gte';
  return { items, total: total ? Number(total) : items.length, ...(isLowerBound ? { isLowerBound } : {}) };
}

/** Id of the tag that stands for all lists of a type. */
export const LIST = 'LIST';
