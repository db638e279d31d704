import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { limits } from '@site/contracts';
import { addressOf, changed, pageIn } from '../../../shared/list-address';

export const tagPageSize = limits.page.max;

/** What the screen shows; all of it stands in the address. */
export function useTagView() {
  const [params, setParams] = useSearchParams();
  const hrefOf = (to: number) => addressOf('/admin/posts/tags', changed(params, { page: to }, { page: 1 }));
  const find = useCallback(
    (text: string) => setParams((last) => changed(last, { page: null, search: text }), { replace: true }),
    [setParams],
  );
  return { page: pageIn(params, tagPageSize), search: params.get('search') ?? '', hrefOf, find };
}
