import type { Exchange } from '../http/exchange';

/** Keys that campaigns and mailings append; no page depends on them. */
const trackingKey = /^(utm_.*|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|_gl|_ga)$/;
const longestStoredQuery = 200;

export interface PageAddress {
  /** Path with the query that matters. */
  address: string;
  storable: boolean;
}

/** The address that `render` and the cache use. Only queries that a release expects get a cache entry. */
export function pageAddress({ path, query }: Pick<Exchange, 'path' | 'query'>, queryKeys: string[]): PageAddress {
  if (query.size === 0) return { address: path, storable: true };
  const kept = new URLSearchParams([...query].filter(([key]) => !trackingKey.test(key)));
  if (kept.size === 0) return { address: path, storable: true };
  const expected = [...kept.keys()].every((key) => queryKeys.includes(key));
  const text = kept.toString();
  return { address: `${path}?${text}`, storable: expected && text.length <= longestStoredQuery };
}
