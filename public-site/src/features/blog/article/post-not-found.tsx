import styled from 'styled-components';
import { color, Container, fluid, Heading, Lead, planGrid, space } from '@site/ui';
import { PageHead } from '../../../shared/page-head';
import { BackToBlog } from './back-to-blog';

/** The specification shows it for every failure: the post is not here, for now or for good. */
export const PostNotFound = () => (
  <Room>
    <PageHead title="Post Not Found" description="This post does not exist or has been moved." hidden />
    <Column>
      <Heading as="h1" $size="display">
        Post Not Found
      </Heading>
      <Lead>The post you&apos;re looking for doesn&apos;t exist or has been moved.</Lead>
      <BackToBlog />
    </Column>
  </Room>
);

const Room = styled.section`
  ${planGrid}
  padding-block: ${fluid(64, 96)};
  border-bottom: 1px solid ${color.line};
`;

const Column = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${space[24]};
`;
