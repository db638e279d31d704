import { postTypeLabels } from '@site/contracts';
import { type ComponentType, Suspense } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, Heading, Lead, planGrid, SiteLink, space } from '@site/ui';
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
import { Byline } from './byline';
import { CopyLink } from './copy-link';

interface ArticleViewProps {
  post: Post;
  /** Tells who wrote it. */
  Author: ComponentType<{ name: string }>;
  /** Keeps it out of search results. */
  hidden?: boolean;
}

/** A post to be read. */
export const ArticleView = ({ post, Author, hidden }: ArticleViewProps) => (
  <article>
    <PageHead
      title={post.metaTitle ?? post.title}
      description={post.metaDescription ?? post.summary ?? post.title}
      card={postCard(post)}
      article={{ ...post, author: post.author?.name, section: postTypeLabels[post.type] }}
      hidden={hidden}
    />
    <Top>
      <Column>
        <BackToBlog />
        <Facts>
          <SiteLink href={`/blog?type=${post.type}`}>
            <PostTypeBadge type={post.type} />
          </SiteLink>
          <PublishedDate date={post.publishedAt} />
          <ReadingTime minutes={post.readingMinutes} />
        </Facts>
        <Heading as="h1" $size="title" dir="auto">
          {post.title}
        </Heading>
        {post.summary && <Lead dir="auto">{post.summary}</Lead>}
        <Foot>
          {post.author && (
            <Suspense fallback={<Byline name={post.author.name} />}>
              <Author name={post.author.name} />
            </Suspense>
          )}
          {hidden || <CopyLink path={`/blog/${post.slug}`} />}
        </Foot>
        <PostTags tags={post.tags} />
      </Column>
    </Top>
    <Sheet>
      <ArticleMedia post={post} />
      <ArticleBody html={post.contentHtml} />
    </Sheet>
  </article>
);

/** As wide as the text and its contents beside each other. */
export const Sheet = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${fluid(32, 48)};
  max-width: calc(880px + 2 * ${space[24]});
  padding-block: ${fluid(32, 48)} ${fluid(64, 96)};
`;

/** A word that is longer than a line is broken, so that nothing makes the page wider than the screen. */
const Column = styled(Sheet)`
  justify-items: start;
  gap: ${space[24]};
  padding-block: ${fluid(32, 64)};
  overflow-wrap: anywhere;
`;

const Top = styled.header`
  ${planGrid}
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

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]} ${space[32]};
  width: 100%;
`;
