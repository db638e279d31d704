import type { ApiMeta } from './base-query';

/** Part of a list, with the length of the whole. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** Reads a list answer; its whole length stands in a header. */
export function toPage<T>(items: T[], meta: ApiMeta | undefined): Page<T> {
  const total = meta?.headers.get('X-Total-Count');
  return { items, total: total ? Number(total) : items.length };
}

/** Id of the tag that stands for all lists of a type. */
export const LIST = 'LIST';
