import styled from 'styled-components';
import { buttonStyle, type ButtonStyleProps } from './button-style';
import { SiteLink } from './site-link';

/** A link that looks like a button. */
export const LinkButton = styled(SiteLink)<ButtonStyleProps>`
  ${buttonStyle}
`;
