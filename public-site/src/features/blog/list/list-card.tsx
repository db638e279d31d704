import styled from 'styled-components';
import { media } from '@site/ui';
import { reveal } from '../../../enhance/reveal-on-scroll';
import { revealStyle } from '../../../shared/reveal-style';
import { PostCover } from '../post-cover';
import { PostTags } from '../post-tags';
import type { PostSummary } from '../posts-query';
import { CardHead } from './card-head';
import { CardBody, cardStyle, CardSummary } from './card-parts';

interface ListCardProps {
  post: PostSummary;
  /** Milliseconds to wait before coming in. */
  delay?: number;
}

export function ListCard({ post, delay = 0 }: ListCardProps) {
  return (
    <Card {...reveal} $delay={delay}>
      <PostCover post={post} />
      <CardBody>
        <CardHead post={post} pinned={post.pinned} />
        {post.summary && (
          <CardSummary dir="auto" $lines={2}>
            {post.summary}
          </CardSummary>
        )}
        <PostTags tags={post.tags} most={3} suffix=" more" />
      </CardBody>
    </Card>
  );
}

const Card = styled.article<{ $delay?: number }>`
  ${cardStyle}
  ${revealStyle}

  /* There a cover would be as large as the grid's. */
  ${media.phone} {
    & > img {
      display: none;
    }
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(220px, 320px) 1fr;

    & > img {
      height: 100%;
      min-height: 180px;
    }
  }
`;
