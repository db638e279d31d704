import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { postStatuses, type PostStatus, type PostType, postTypes } from '@site/contracts';

export interface PostFilters {
  search: string;
  status: PostStatus | 'all';
  type: PostType | 'all';
}

/** Filters live in the address, so that a list can be shared and survives a reload. */
export function usePostFilters(): [PostFilters, (change: Partial<PostFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters: PostFilters = {
    search: params.get('search') ?? '',
    status: postStatuses.find((status) => status === params.get('status')) ?? 'all',
    type: postTypes.find((type) => type === params.get('type')) ?? 'all',
  };

  const change = useCallback(
    (changes: Partial<PostFilters>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value && value !== 'all') next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [filters, change];
}
