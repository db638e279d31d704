import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useListAdminPostsQuery } from '@site/api-client/admin';
import { EmptyState, QueryState } from '@site/ui';
import { sessionTexts } from '../../session/session-texts';
import { useSessionEnd } from '../../session/use-session-end';
import { PostFilterBar } from './post-filter-bar';
import { ListSkeleton } from '../../../shared/list-skeleton';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { deleteButtonId } from './post-card';
import { PostPage } from './post-page';
import { type PostFilters, usePostFilters } from './use-post-filters';

const pageSize = 20;

export function PostManager() {
  const { filters, change, hrefOf, correctPage } = usePostFilters();
  const query = useListAdminPostsQuery(queryOf(filters));
  useSessionEnd(query.error, sessionTexts.expired);
  useTopOfPage(filters.page);
  const pageCount = Math.max(1, Math.ceil((query.data?.total ?? 0) / pageSize));
  const isBeyondEnd = query.currentData !== undefined && filters.page > pageCount;

  const focusAfter = useFocusAfterRemoval(isBeyondEnd ? undefined : query.currentData?.items, deleteButtonId);

  // The last post of the last page may just have been deleted.
  useEffect(() => {
    if (isBeyondEnd) correctPage(pageCount);
  }, [isBeyondEnd, correctPage, pageCount]);

  return (
    <>
      <PostFilterBar filters={filters} onChange={change} />
      <QueryState
        query={isBeyondEnd ? { ...query, data: undefined } : query}
        loading={<ListSkeleton />}
        errorText="Failed to fetch posts"
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="No posts found" hint={emptyHint(filters, query.data?.isLowerBound)} />}
      >
        {({ items, total, isLowerBound }) => (
          <PostPage
            posts={items}
            total={total}
            isLowerBound={isLowerBound}
            busy={query.currentData === undefined}
            page={filters.page}
            pageCount={pageCount}
            first={(filters.page - 1) * pageSize + 1}
            hrefOf={hrefOf}
            onDeleted={focusAfter}
          />
        )}
      </QueryState>
    </>
  );
}

function emptyHint({ search, status, type }: PostFilters, isPartial?: boolean): string {
  if (isPartial) return 'Only the newest posts were searched. A longer or rarer term searches all of them.';
  const filtered = search.trim() !== '' || status !== 'all' || type !== 'all';
  return filtered ? 'Try adjusting your search or filter criteria.' : 'Create your first post to get started.';
}

/** Another page begins at its top; going back finds the place where one was. */
function useTopOfPage(page: number): void {
  const kind = useNavigationType();
  useEffect(() => {
    if (kind === 'PUSH') window.scrollTo(0, 0);
  }, [page, kind]);
}

const queryOf = ({ search, status, type, sort, order, page }: PostFilters) => ({
  status: status === 'all' ? undefined : status,
  type: type === 'all' ? undefined : type,
  search: search.trim() || undefined,
  sort,
  order,
  limit: pageSize,
  offset: page > 1 ? (page - 1) * pageSize : undefined,
});
