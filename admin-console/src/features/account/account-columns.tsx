import styled from 'styled-components';
import { media, space } from '@site/ui';

/** Two columns on wide screens. */
export const AccountColumns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[24]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
