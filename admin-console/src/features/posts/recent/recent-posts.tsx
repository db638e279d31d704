import styled from 'styled-components';
import { useListAdminPostsQuery } from '@site/api-client/admin';
import { color, EmptyState, QueryState, space, TextLink, type } from '@site/ui';
import { localDate } from '../../../shared/local-date';
import { Panel } from '../../../shared/panel';
import { sessionTexts } from '../../session/session-texts';
import { useSessionEnd } from '../../session/use-session-end';
import { PostStatusBadge } from '../post-badges';

const fetchLimit = 10;
const shownPosts = 5;

export function RecentPosts() {
  const query = useListAdminPostsQuery({ limit: fetchLimit });
  useSessionEnd(query.error, sessionTexts.expired);

  return (
    <Panel title="Recent Posts" action={<TextLink href="/admin/posts">View All</TextLink>}>
      <QueryState
        query={query}
        errorText="Failed to fetch posts"
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="No posts yet. Create your first post!" />}
      >
        {({ items }) => (
          <ul>
            {items.slice(0, shownPosts).map((post) => (
              <Row key={post.id}>
                <Title>{post.title}</Title>
                <Facts>
                  <PostStatusBadge status={post.status} />
                  <span>Updated {localDate(post.updatedAt)}</span>
                </Facts>
                <TextLink href={`/admin/posts/${post.id}/edit`}>Edit</TextLink>
              </Row>
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  border-top: 1px solid ${color.line};

  & > a {
    grid-area: 1 / 2 / span 2;
    min-height: 40px;
  }
`;

const Title = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Facts = styled.span`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  color: ${color.inkSoft};
`;
