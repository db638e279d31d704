import { limits } from '@site/contracts';

export type Parts = Record<string, string | number | boolean | null | undefined>;

/** The offset stays within what the API takes. */
const lastPage = (pageSize: number): number => Math.floor(limits.offset / pageSize) + 1;

/** From 1; one beyond every list is taken for the first. */
export const pageIn = (params: URLSearchParams, pageSize: number, name = 'page'): number =>
  numberIn(params, name, lastPage(pageSize)) ?? 1;

/** How many pages of a list can be asked for. */
export const pagesOf = (total: number, pageSize: number): number =>
  Math.min(Math.ceil(total / pageSize), lastPage(pageSize));

/** A whole number from 1, such as an id. */
export function numberIn(params: URLSearchParams, name: string, largest = Infinity): number | undefined {
  const number = Number(params.get(name));
  return Number.isInteger(number) && number > 0 && number <= largest ? number : undefined;
}

/** What is empty or as usual is left out. */
export function changed(params: URLSearchParams, change: Parts, usual: Parts = {}): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value == null || value === '' || value === usual[name]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

export const addressOf = (path: string, params: URLSearchParams): string =>
  params.size > 0 ? `${path}?${params}` : path;
