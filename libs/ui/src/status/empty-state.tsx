import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../text/heading';
import { color, type } from '../theme/tokens';

export interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  /** What can be done about it: a button or a link. */
  action?: ReactNode;
  /** Level of the title; it is plain text unless told. */
  as?: 'h2' | 'h3' | 'p';
}

/** Shown when there is no data: says what is missing, and what to do about it. */
export const EmptyState = ({ title, hint, action, as = 'p' }: EmptyStateProps) => (
  <Room>
    <Heading as={as} $size="minor">
      {title}
    </Heading>
    {hint && <Hint>{hint}</Hint>}
    {action}
  </Room>
);

const Room = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 32px 24px;
  border: 1.5px dashed ${color.inkSoft};

  & > :is(a, button) {
    margin-top: 8px;
  }
`;

const Hint = styled.p`
  ${type.dense}
  color: ${color.inkSoft};
`;
