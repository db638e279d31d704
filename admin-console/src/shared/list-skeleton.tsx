import styled from 'styled-components';
import { color, Skeleton, space } from '@site/ui';

/** Stands for a list of rows of three lines until it is there. */
export const ListSkeleton = () => (
  <Rows>
    {[1, 2, 3, 4, 5].map((row) => (
      <Row key={row}>
        <Skeleton $width="120px" />
        <Skeleton $width="60%" $height="20px" />
        <Skeleton $width="80%" />
      </Row>
    ))}
  </Rows>
);

const Rows = styled.div`
  border: 1px solid ${color.line};
  border-top: 0;
  background: ${color.card};
`;

const Row = styled.div`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]};
  border-top: 1px solid ${color.line};
`;
