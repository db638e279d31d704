import type { Request } from 'express';

const longestStoredQuery = 200;

export interface PageAddress {
  /** Path with the query that matters. */
  address: string;
  storable: boolean;
}

/** As `request.url` has it. */
export const queryOf = ({ url }: Request): URLSearchParams => new URLSearchParams(/\?.*/s.exec(url)?.[0]);

/** The address that `render` and the cache use: without what no page depends on, campaigns' keys and made-up ones. */
export function pageAddress(request: Request, queryKeys: string[]): PageAddress {
  const { path } = request;
  const query = String(new URLSearchParams([...queryOf(request)].filter(([key]) => queryKeys.includes(key))));
  return { address: query ? `${path}?${query}` : path, storable: query.length <= longestStoredQuery };
}
