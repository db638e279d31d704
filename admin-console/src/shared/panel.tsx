import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, Heading, space } from '@site/ui';

interface PanelProps {
  title: string;
  /** Stands beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A sheet of the console with a title of its own. */
export const Panel = ({ title, action, children }: PanelProps) => (
  <Sheet>
    <Head>
      <Heading $size="minor">{title}</Heading>
      {action}
    </Head>
    {children}
  </Sheet>
);

const Sheet = styled.section`
  min-width: 0;
  border: 1px solid ${color.line};
  background: ${color.card};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  min-height: 52px;
  padding: ${space[8]} ${space[16]};
`;
