import styled from 'styled-components';
import { media } from '@site/ui';
import { reveal } from '../../../enhance/reveal-on-scroll';
import { revealStyle } from '../../../shared/reveal-style';
import { PostCover } from '../post-cover';
import { Views } from '../post-meta';
import { PostTags } from '../post-tags';
import type { PostSummary } from '../posts-query';
import type { BlogView } from './blog-address';
import { CardHead } from './card-head';
import { CardBody, cardStyle, CardSummary } from './card-parts';

interface PostCardProps {
  post: PostSummary;
  layout: BlogView['layout'];
  /** Milliseconds to wait before coming in. */
  delay: number;
}

export function PostCard({ post, layout, delay }: PostCardProps) {
  const isInGrid = layout === 'grid';
  const Card = isInGrid ? GridCard : ListCard;
  return (
    <Card {...reveal} $delay={delay}>
      <PostCover post={post} />
      <CardBody>
        <CardHead post={post} pinned={post.pinned} />
        {post.summary && (
          <CardSummary dir="auto" $lines={isInGrid ? 3 : 2}>
            {post.summary}
          </CardSummary>
        )}
        {isInGrid ? (
          <Foot>
            <PostTags tags={post.tags} most={2} />
            <Views />
          </Foot>
        ) : (
          <PostTags tags={post.tags} most={3} suffix=" more" />
        )}
      </CardBody>
    </Card>
  );
}

const GridCard = styled.article<{ $delay: number }>`
  ${cardStyle}
  ${revealStyle}
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const ListCard = styled.article<{ $delay: number }>`
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
