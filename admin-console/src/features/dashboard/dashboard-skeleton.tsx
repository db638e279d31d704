import styled from 'styled-components';
import { Skeleton, space } from '@site/ui';

export const DashboardSkeleton = () => (
  <Rooms>
    <Skeleton $width="260px" $height="36px" />
    <Skeleton $height="112px" />
    <Skeleton $height="320px" />
  </Rooms>
);

const Rooms = styled.div`
  display: grid;
  gap: ${space[24]};
`;
