import styled from 'styled-components';
import { color } from '../theme/tokens';
import { SiteLink } from './site-link';

/** A link that stands alone on its line: 'How leads flow' under a room. */
export const TextLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  color: ${color.blue};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
`;
