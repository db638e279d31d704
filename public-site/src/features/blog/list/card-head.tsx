import styled from 'styled-components';
import type { PostSummary, PostTeaser } from '@site/api-client/public';
import { color, Heading, media, SiteLink, space, type } from '@site/ui';
import { ReadingTime } from '../post-meta';
import { PostTypeBadge } from '../post-type-badge';
import { PublishedDate } from '../published-date';

/** What kind of post a card is of, and its title. The title's link covers all of the card. */
export const CardHead = ({ post, pinned }: { post: PostSummary | PostTeaser; pinned?: boolean }) => (
  <>
    <Facts>
      <PostTypeBadge type={post.type} pinned={pinned} />
      <ReadingTime minutes={post.readingMinutes} />
      <Published date={post.publishedAt} />
    </Facts>
    <Heading as="h3" $size="subheading" dir="auto">
      <Title href={`/blog/${post.slug}`}>{post.title}</Title>
    </Heading>
  </>
);

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};
`;

const Published = styled(PublishedDate)`
  ${type.small}
  color: ${color.inkSoft};
`;

const Title = styled(SiteLink)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
