import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOf, changed, type Parts } from './list-address';

/** What a screen lists; all of it stands in the address. Another search or filter begins at the first page. */
export function useListView<View extends Parts>(
  path: string,
  viewIn: (params: URLSearchParams) => View,
  /** What the address leaves out. */
  usual?: Partial<View>,
) {
  const [params, setParams] = useSearchParams();
  const hrefOf = (change: Partial<View>) => addressOf(path, changed(params, { page: null, ...change }, usual));
  const search = useCallback(
    (text: string) => setParams((last) => changed(last, { page: null, search: text }), { replace: true }),
    [setParams],
  );
  return { view: viewIn(params), hrefOf, search };
}
