import styled from 'styled-components';
import { color, type } from '../theme/tokens';

/** A remark: a hint, a date. */
export const SmallText = styled.p`
  ${type.small}
  color: ${color.inkSoft};
`;
