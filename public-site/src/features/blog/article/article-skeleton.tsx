import styled from 'styled-components';
import { Container, Skeleton, space } from '@site/ui';
import { PageHead } from '../../../shared/page-head';

export const ArticleSkeleton = () => (
  <Column>
    <PageHead title="Loading" description="Loading" hidden />
    <Skeleton $width="8rem" />
    <Skeleton $width="90%" $height="3rem" />
    <Skeleton $width="60%" $height="3rem" />
    <Skeleton $height="24rem" />
  </Column>
);

const Column = styled(Container)`
  display: grid;
  gap: ${space[24]};
  max-width: calc(820px + 2 * ${space[24]});
  padding-block: ${space[64]} ${space[96]};
`;
