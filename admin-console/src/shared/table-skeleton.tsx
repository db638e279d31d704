import styled from 'styled-components';
import { color, Skeleton, space } from '@site/ui';

export const TableSkeleton = () => (
  <Rows>
    {['head', 'first', 'second', 'third'].map((row) => (
      <Skeleton key={row} $height="24px" />
    ))}
  </Rows>
);

const Rows = styled.div`
  display: grid;
  gap: ${space[16]};
  padding: ${space[16]};
  border: 1px solid ${color.line};
  background: ${color.card};
`;
