import { postTypeLabels } from '@site/contracts';
import styled from 'styled-components';
import { color, Container, fluid, Heading, Lead, planGrid, space } from '@site/ui';
import { postCard } from '../../../shared/social-card';
import { PageHead } from '../../../shared/page-head';
import { ReadingTime } from '../post-meta';
import { PostTags } from '../post-tags';
import { PostTypeBadge } from '../post-type-badge';
import type { Post } from '../posts-query';
import { PublishedDate } from '../published-date';
import { ArticleBody } from './article-body';
import { ArticleMedia } from './article-media';
import { BackToBlog } from './back-to-blog';

interface ArticleViewProps {
  post: Post;
  /** Keeps it out of search results. */
  hidden?: boolean;
}

/** A post to be read. */
export const ArticleView = ({ post, hidden }: ArticleViewProps) => (
  <article>
    <PageHead
      title={post.title}
      description={post.summary ?? post.title}
      card={postCard(post.coverImageUrl)}
      article={{ ...post, section: postTypeLabels[post.type] }}
      hidden={hidden}
    />
    <Top>
      <Column>
        <BackToBlog />
        <Facts>
          <PostTypeBadge type={post.type} />
          <PublishedDate date={post.publishedAt} />
          <ReadingTime minutes={post.readingMinutes} />
        </Facts>
        <Heading as="h1" $size="title" dir="auto">
          {post.title}
        </Heading>
        {post.summary && <Lead dir="auto">{post.summary}</Lead>}
        <PostTags tags={post.tags} />
      </Column>
    </Top>
    <Sheet>
      <ArticleMedia title={post.title} videoUrl={post.videoUrl} coverImageUrl={post.coverImageUrl} />
      <ArticleBody html={post.contentHtml} />
    </Sheet>
  </article>
);

/** A word that is longer than a line is broken, so that nothing makes the page wider than the screen. */
const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[24]};
  max-width: calc(820px + 2 * ${space[24]});
  overflow-wrap: anywhere;
`;

const Top = styled.header`
  ${planGrid}
  padding-block: ${fluid(32, 64)};
  border-bottom: 1px solid ${color.line};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[24]};
  color: ${color.inkSoft};
  font-size: 0.875rem;
`;

const Sheet = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${fluid(32, 48)};
  max-width: calc(820px + 2 * ${space[24]});
  padding-block: ${fluid(32, 48)} ${fluid(64, 96)};
`;
