import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, Container, fluid, Heading, Lead, planGrid, space } from '@site/ui';
import { PageHead } from './page-head';

interface MessagePageProps {
  title: string;
  text: string;
  /** The document’s, where it is not the text. */
  description?: string;
  children?: ReactNode;
}

/** A page that has one thing to say, hidden from searches. */
export const MessagePage = ({ title, text, description = text, children }: MessagePageProps) => (
  <Room>
    <PageHead title={title} description={description} hidden />
    <Column>
      <Heading as="h1" $size="display">
        {title}
      </Heading>
      <Lead>{text}</Lead>
      {children}
    </Column>
  </Room>
);

const Room = styled.section`
  ${planGrid}
  padding-block: ${fluid(64, 96)};
  border-bottom: 1px solid ${color.line};
`;

/* The text may hold words of others. */
const Column = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${space[24]};
  overflow-wrap: anywhere;
`;
