import styled from 'styled-components';
import { buttonStyle, buttonTone, type ButtonStyleProps } from './button-style';
import { SiteLink } from './site-link';

const AnyLinkButton = styled(SiteLink)`
  ${buttonStyle}
`;

/** A link that looks like a button. */
export const LinkButton = styled(AnyLinkButton)<ButtonStyleProps>`
  ${buttonTone}
`;
