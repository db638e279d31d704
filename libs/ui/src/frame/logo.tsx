import styled from 'styled-components';
import { SiteLink } from '../actions/site-link';
import { color, fontFamily, media } from '../theme/tokens';

/** The company's name beside a small plan, as a link home. */
export const Logo = ({ name }: { name: string }) => (
  <Home href="/">
    <LogoGlyph />
    {name}
  </Home>
);

/** Three rooms and the two doors between them. */
export const LogoGlyph = () => (
  <svg width="24" height="24" viewBox="0 0 24 24" fill="none" strokeWidth="2" aria-hidden>
    <path d="M12 5h3M12 19h3" stroke={color.blue} />
    <path d="M1 1h10v8H1zM1 15h10v8H1zM16 1h7v22h-7z" stroke="currentColor" />
  </svg>
);

const Home = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: 40px;
  color: inherit;
  font: 620 1.125rem/1.2 ${fontFamily.display};
  letter-spacing: -0.022em;
  text-decoration: none;

  & > svg {
    flex: none;
  }

  ${media.tablet} {
    gap: 12px;
    font-size: 1.25rem;
  }
`;
