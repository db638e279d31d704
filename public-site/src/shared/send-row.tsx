import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, SiteLink, space, type } from '@site/ui';

/** The button that sends a form, and what becomes of the data. */
export const SendRow = ({ children }: { children: ReactNode }) => (
  <Row>
    {children}
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
