import styled from 'styled-components';
import { space } from '../theme/tokens';

/** Buttons or badges side by side. The buttons that end a dialog or a form stand in `Actions`. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
