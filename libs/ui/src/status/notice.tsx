import styled from 'styled-components';
import { color, radius, type } from '../theme/tokens';

/** A boxed message in its place on the page: thanks in green, trouble in red. Give it `role` status or alert. */
export const Notice = styled.div<{ $tone?: 'good' | 'warn' | 'bad' }>`
  ${type.dense}
  padding: 14px 18px;
  border: 1.5px solid ${({ $tone = 'good' }) => color[$tone]};
  border-radius: ${radius};
  background: ${({ $tone = 'good' }) => color[`${$tone}Wash`]};
  color: ${color.ink};
`;
