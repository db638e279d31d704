import styled from 'styled-components';
import { useListAdminPostsQuery } from '@site/api-client/admin';
import { EmptyState, QueryState, TextLink } from '@site/ui';
import { FocusFallback } from '../../../shared/focus-fallback';
import { fresh } from '../../../shared/live';
import { Panel } from '../../../shared/panel';
import { useSessionEnd } from '../../session/use-session-end';
import { usePublishPost } from '../use-publish-post';
import { RecentPost } from './recent-post';

const fetchLimit = 10;
const shownPosts = 5;

export function RecentPosts() {
  const query = useListAdminPostsQuery({ limit: fetchLimit }, fresh);
  useSessionEnd(query.error);
  const { publish, publishing } = usePublishPost();

  return (
    <Panel title="Recent Posts" action={<TextLink href="/admin/posts">View All</TextLink>}>
      <QueryState
        query={query}
        errorText="Failed to fetch posts"
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="No posts yet. Create your first post!" />}
      >
        {({ items }) => (
          <FocusFallback label="Recent Posts">
            <List>
              {items.slice(0, shownPosts).map((post) => (
                <RecentPost key={post.id} post={post} publishing={publishing} onPublish={() => publish(post.id)} />
              ))}
            </List>
          </FocusFallback>
        )}
      </QueryState>
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
`;
