import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, SiteLink, space, type, VisuallyHidden } from '@site/ui';

interface SendRowProps {
  isSending: boolean;
  children: ReactNode;
}

/** The button that sends a form, and what becomes of the data. The button keeps the focus: that it is sending is announced. */
export const SendRow = ({ isSending, children }: SendRowProps) => (
  <Row>
    {children}
    <VisuallyHidden role="status">{isSending && 'Sending...'}</VisuallyHidden>
    <Note>
      See <SiteLink href="/privacy">how we handle your data</SiteLink>.
    </Note>
  </Row>
);

const Note = styled.p`
  ${type.small}
  color: ${color.inkSoft};

  & > a {
    color: inherit;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]} ${space[24]};
`;
