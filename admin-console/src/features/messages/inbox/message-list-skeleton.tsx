import styled from 'styled-components';
import { color, Skeleton, space } from '@site/ui';

export const MessageListSkeleton = () => (
  <Rows>
    {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
      <Row key={row}>
        <Skeleton $width="45%" $height="18px" />
        <Skeleton $width="60%" />
        <Skeleton />
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
