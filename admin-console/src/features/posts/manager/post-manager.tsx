import { useListAdminPostsQuery } from '@site/api-client/admin';
import styled from 'styled-components';
import { color, EmptyState, QueryState, space, type } from '@site/ui';
import { sessionTexts } from '../../session/session-texts';
import { useSessionEnd } from '../../session/use-session-end';
import { PostFilterBar } from './post-filter-bar';
import { PostList } from './post-list';
import { PostListSkeleton } from './post-list-skeleton';
import { type PostFilters, usePostFilters } from './use-post-filters';

const fetchLimit = 100;

export function PostManager() {
  const [filters, changeFilters] = usePostFilters();
  const query = useListAdminPostsQuery(queryOf(filters));
  useSessionEnd(query.error, sessionTexts.expired);
  const filtered = filters.search.trim() !== '' || filters.status !== 'all' || filters.type !== 'all';

  return (
    <>
      <PostFilterBar filters={filters} onChange={changeFilters} />
      <QueryState
        query={query}
        loading={<PostListSkeleton />}
        errorText="Failed to fetch posts"
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title="No posts found"
            hint={filtered ? 'Try adjusting your search or filter criteria.' : 'Create your first post to get started.'}
          />
        }
      >
        {({ items, total }) => (
          <>
            <Count role="status">
              {total > items.length
                ? `The latest ${items.length} of ${total} posts`
                : `${total} ${total === 1 ? 'post' : 'posts'}`}
            </Count>
            <PostList posts={items} />
          </>
        )}
      </QueryState>
    </>
  );
}

const queryOf = ({ search, status, type }: PostFilters) => ({
  status: status === 'all' ? undefined : status,
  type: type === 'all' ? undefined : type,
  search: search.trim() || undefined,
  limit: fetchLimit,
});

const Count = styled.p`
  ${type.small}
  margin-bottom: ${space[8]};
  color: ${color.inkSoft};
`;
