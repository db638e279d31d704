import styled from 'styled-components';
import { color, Skeleton, space } from '@site/ui';
import type { BlogView } from './blog-address';
import { PostShelf } from './post-shelf';

const count = 6;

/** What stands in for the cards while they load. */
export const PostSkeletons = ({ layout }: { layout: BlogView['layout'] }) => (
  <PostShelf $layout={layout} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <Card key={index} data-testid="post-skeleton">
        <Skeleton $height="11rem" />
        <Lines>
          <Skeleton $width="30%" />
          <Skeleton $height="1.6em" />
          <Skeleton $width="80%" />
        </Lines>
      </Card>
    ))}
  </PostShelf>
);

const Card = styled.li`
  border: 1.5px solid ${color.line};
  background: ${color.card};
`;

const Lines = styled.div`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
`;
