import type { Request } from 'express';

/** Keys that campaigns and mailings append; no page depends on them. */
const trackingKey = /^(utm_.*|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|_gl|_ga)$/;
const longestStoredQuery = 200;

export interface PageAddress {
  /** Path with the query that matters. */
  address: string;
  storable: boolean;
}

/** As `request.url` has it. */
export const queryOf = ({ url }: Request): URLSearchParams => new URLSearchParams(/\?.*/s.exec(url)?.[0]);

/** The address that `render` and the cache use. Only queries that a release expects get a cache entry. */
export function pageAddress(request: Request, queryKeys: string[]): PageAddress {
  const { path } = request;
  const query = queryOf(request);
  if (query.size === 0) return { address: path, storable: true };
  const relevant = new URLSearchParams([...query].filter(([key]) => !trackingKey.test(key)));
  if (relevant.size === 0) return { address: path, storable: true };
  const expected = [...relevant.keys()].every((key) => queryKeys.includes(key));
  const text = relevant.toString();
  return { address: `${path}?${text}`, storable: expected && text.length <= longestStoredQuery };
}
