import styled from 'styled-components';
import { space, type } from '@site/ui';

export const Preview = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  max-width: 420px;
  margin: 0;
`;

export const Caption = styled.figcaption`
  ${type.dense}
  font-weight: 600;
`;
