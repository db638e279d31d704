type Parts = Record<string, string | number | boolean | null | undefined>;

/** With 100 a page, the offset stays within what the API takes. */
const largestPage = 10_000;

/** From 1; one beyond every list is taken for the first. */
export const pageIn = (params: URLSearchParams, name = 'page'): number => numberIn(params, name, largestPage) ?? 1;

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
