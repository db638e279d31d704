import styled from 'styled-components';
import { media, space } from '@site/ui';

/** Two columns on wide screens, each of its own height. */
export const AccountColumns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[24]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const AccountColumn = styled.div`
  display: grid;
  gap: ${space[24]};
  min-width: 0;
`;
