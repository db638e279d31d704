import styled from 'styled-components';
import { Skeleton, space } from '@site/ui';

export const EditorSkeleton = () => (
  <Rooms>
    <Skeleton $width="140px" />
    <Skeleton $width="220px" $height="36px" />
    <Skeleton $height="320px" />
    <Skeleton $height="420px" />
  </Rooms>
);

const Rooms = styled.div`
  display: grid;
  gap: ${space[24]};
`;
