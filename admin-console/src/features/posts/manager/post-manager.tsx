import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { type AdminPostSummary, useListAdminPostsQuery } from '@site/api-client/admin';
import { EmptyState, QueryState } from '@site/ui';
import { useSessionEnd } from '../../session/use-session-end';
import { PostFilterBar } from './post-filter-bar';
import { withPreviousData } from '../../../shared/with-previous-data';
import { pagesOf } from '../../../shared/list-address';
import { ListSkeleton } from '../../../shared/list-skeleton';
import { ListStatus } from '../../../shared/list-status';
import { pageInWords } from '../../../shared/page-in-words';
import { FocusFallback } from '../../../shared/focus-fallback';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { PostPage } from './post-page';
import { deleteButtonId } from './post-row-actions';
import { useAuthors } from '../use-authors';
import { type PostFilters, postPageSize, usePostFilters } from './use-post-filters';

const nothing = 'No posts found';

export function PostManager() {
  const { filters, change, hrefOf, correctPage } = usePostFilters();
  const authors = useAuthors();
  const query = withPreviousData(useListAdminPostsQuery(queryOf(filters), { refetchOnMountOrArgChange: true }));
  useSessionEnd(query.error);
  useTopOfPage(filters.page);
  const offset = (filters.page - 1) * postPageSize;
  const pageCount = Math.max(1, pagesOf(query.data?.total ?? 0, postPageSize));
  const isBeyondEnd = query.currentData !== undefined && filters.page > pageCount;

  const focusAfter = useFocusAfterRemoval(isBeyondEnd ? undefined : query.currentData?.items, deleteButtonId);

  // The last post of the last page may just have been deleted.
  useEffect(() => {
    if (isBeyondEnd) correctPage(pageCount);
  }, [isBeyondEnd, correctPage, pageCount]);

  return (
    <FocusFallback label="Posts">
      <PostFilterBar filters={filters} authors={authors} tags={tagsOf(query.data?.items)} onChange={change} />
      <ListStatus page={query.currentData} offset={offset} one="post" none={nothing} />
      <QueryState
        query={isBeyondEnd ? { ...query, data: undefined } : query}
        loading={<ListSkeleton />}
        errorText="Failed to fetch posts"
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={nothing} hint={emptyHint(filters, query.data?.isLowerBound)} />}
      >
        {(shown) => (
          <PostPage
            posts={shown.items}
            summary={query.currentData ? pageInWords(query.currentData, offset, 'post') : ''}
            busy={query.currentData === undefined}
            page={filters.page}
            pageCount={pageCount}
            hrefOf={hrefOf}
            authors={authors}
            onDeleted={focusAfter}
          />
        )}
      </QueryState>
    </FocusFallback>
  );
}

function emptyHint({ search, status, type, author, tag, ...only }: PostFilters, isPartial?: boolean): string {
  if (isPartial) return 'Only the newest posts were searched. Try a longer or less common term to search all posts.';
  const checked = only.draftsOf || only.scheduled !== undefined || only.failed !== undefined || only.unpublishedChanges;
  const filtered = search.trim() !== '' || status !== 'all' || type !== 'all' || author || tag || checked;
  return filtered ? 'Try adjusting your search or filter criteria.' : 'Create your first post to get started.';
}

/** Another page begins at its top; going back finds the place where one was. */
function useTopOfPage(page: number): void {
  const kind = useNavigationType();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page && kind === 'PUSH') window.scrollTo(0, 0);
    shown.current = page;
  }, [page, kind]);
}

/** In the order of the alphabet, each once. */
const tagsOf = (posts: AdminPostSummary[] = []): string[] => [...new Set(posts.flatMap(({ tags }) => tags))].sort();

const queryOf = ({ search, status, type, author, tag, sort, order, page, ...only }: PostFilters) => ({
  status: status === 'all' ? undefined : status,
  type: type === 'all' ? undefined : type,
  search: search.trim() || undefined,
  authorId: author || undefined,
  tag: tag || undefined,
  draftsOf: only.draftsOf || undefined,
  scheduled: only.scheduled,
  failed: only.failed,
  unpublishedChanges: only.unpublishedChanges || undefined,
  sort,
  order,
  limit: postPageSize,
  offset: page > 1 ? (page - 1) * postPageSize : undefined,
});
