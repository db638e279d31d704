import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the screen shows; all of it stands in the address. */
export function useTagView() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const search = params.get('search') ?? '';
  const hrefOf = (to: number) => `/admin/posts/tags?${paramsOf(search, to)}`;
  const find = useCallback((text: string) => setParams(paramsOf(text, 1), { replace: true }), [setParams]);
  return { page: Number.isInteger(page) && page > 0 ? page : 1, search, hrefOf, find };
}

const paramsOf = (search: string, page: number): URLSearchParams =>
  new URLSearchParams([...(search ? [['search', search]] : []), ...(page > 1 ? [['page', String(page)]] : [])]);
