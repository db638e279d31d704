import styled from 'styled-components';
import { reveal } from '../../../enhance/reveal-on-scroll';
import { revealStyle } from '../../../shared/reveal-style';
import { PostCover } from '../post-cover';
import { Views } from '../post-meta';
import { PostTags } from '../post-tags';
import type { PostSummary } from '../posts-query';
import { CardHead } from './card-head';
import { CardBody, cardStyle, CardSummary } from './card-parts';

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
        <CardHead post={post} pinned={post.pinned} />
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
