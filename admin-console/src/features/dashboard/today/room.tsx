import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, Heading, space, type } from '@site/ui';

/** One part of what is to be done today. */
export const Room = ({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) => (
  <Cell $wide={wide}>
    <Heading as="h2" $size="minor">
      {title}
    </Heading>
    {children}
  </Cell>
);

const Cell = styled.div<{ $wide?: boolean }>`
  ${type.dense}
  display: grid;
  align-content: start;
  gap: ${space[8]};
  min-width: 0;
  padding: ${space[16]};
  background: ${color.card};
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;

  & a {
    color: ${color.ink};
  }
`;

export const Calm = styled.p`
  color: ${color.inkSoft};
`;
