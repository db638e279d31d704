import styled from 'styled-components';
import { Heading } from '@site/ui';
import { reveal } from '../../../enhance/reveal-on-scroll';
import { revealStyle } from '../../../shared/reveal-style';
import { PostCover } from '../post-cover';
import { ReadingTime, Views } from '../post-meta';
import { PostTags } from '../post-tags';
import { PostTypeBadge } from '../post-type-badge';
import type { PostSummary } from '../posts-query';
import { CardBody, CardDate, CardFacts, CardLink, cardStyle, CardSummary } from './card-parts';

interface GridCardProps {
  post: PostSummary;
  /** Milliseconds to wait before coming in. */
  delay?: number;
}

export function GridCard({ post, delay = 0 }: GridCardProps) {
  return (
    <Card {...reveal} $delay={delay}>
      <PostCover post={post} />
      <CardBody>
        <CardFacts>
          <PostTypeBadge type={post.type} pinned={post.pinned} />
          <ReadingTime minutes={post.readingMinutes} />
          <CardDate date={post.publishedAt} />
        </CardFacts>
        <Heading as="h3" $size="subheading" dir="auto">
          <CardLink href={`/blog/${post.slug}`}>{post.title}</CardLink>
        </Heading>
        {post.summary && (
          <CardSummary dir="auto" $lines={3}>
            {post.summary}
          </CardSummary>
        )}
        <Foot>
          <PostTags tags={post.tags} most={2} />
          <Views />
        </Foot>
      </CardBody>
    </Card>
  );
}

const Card = styled.article<{ $delay?: number }>`
  ${cardStyle}
  ${revealStyle}
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  margin-top: auto;
  padding-top: 8px;

  & > :last-child {
    margin-left: auto;
  }
`;
