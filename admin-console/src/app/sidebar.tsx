import { ExternalLink, LogOut, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { isUnauthorized } from '@site/api-client';
import { adminApi } from '@site/api-client/admin';
import { color, layer, LogoGlyph, media, radius, space, ThemeSwitch, type } from '@site/ui';
import { UnreadBadge } from '../features/messages/unread-badge';
import { whenSidebarIsNarrow } from '../shared/narrow-sidebar';
import { useSite } from '../shared/site-context';
import { PaletteOpener } from './palette/palette-opener';
import { screens } from './screens';

export function Sidebar() {
  const { name } = useSite();
  // Each screen asks for the session itself; the sidebar only looks at the answer.
  const { data, error } = adminApi.endpoints.getAdminSession.useQueryState();
  const user = isUnauthorized(error) ? undefined : data;
  const isAdmin = user?.role === 'admin';
  const nav = useCurrentInView(isAdmin);
  return (
    <Container>
      <Company>
        <LogoGlyph />
        <span>{name}</span>
      </Company>
      {isAdmin && <PaletteOpener userId={user.id} />}
      <Navigation aria-label="Console" ref={nav}>
        {isAdmin &&
          screens.map(({ address, label, Icon }) => (
            <NavLink key={address} to={address} end={address === '/admin'}>
              <Icon aria-hidden />
              <span>{label}</span>
              {address === '/admin/messages' && <UnreadBadge />}
            </NavLink>
          ))}
      </Navigation>
      {user && <Who>Signed in as {user.username}</Who>}
      <SidebarFooter>
        {user && (
          <NavLink to="/admin/account">
            <UserRound aria-hidden />
            <span>Your account</span>
          </NavLink>
        )}
        <ThemeSwitch>
          <span>Light and dark</span>
        </ThemeSwitch>
        <a href="/">
          <ExternalLink aria-hidden />
          <span>Website</span>
        </a>
        {user && (
          <a href="/api/auth/logout">
            <LogOut aria-hidden />
            <span>Logout</span>
          </a>
        )}
      </SidebarFooter>
    </Container>
  );
}

/** On narrow screens the entries scroll sideways; the one of the present screen is never out of sight. */
function useCurrentInView(filled: boolean) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = nav.current;
    if (!row || !filled) return undefined;
    // Fonts and the count of unread messages come later, and widen the entries.
    const sizes = new ResizeObserver(() => showCurrent(row));
    for (const entry of row.children) sizes.observe(entry);
    return () => sizes.disconnect();
  }, [filled, pathname]);
  return nav;
}

/** Moves the row alone: whoever reads further down the screen stays there. */
function showCurrent(row: HTMLElement): void {
  const entry = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!entry) return;
  const { left, right } = row.getBoundingClientRect();
  row.scrollLeft += Math.min(0, entry.left - left) + Math.max(0, entry.right - right);
}

const entryStyle = css`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 44px;
  padding: 0 ${space[8]};
  border-radius: ${radius};
  color: ${color.inkSoft};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    background: ${color.blueWash};
    color: ${color.ink};
  }

  /* Within a row or a bar that scrolls. */
  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.desktop} {
    min-height: 40px;
  }
`;

const Container = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  padding: ${space[8]};
  border-bottom: 1px solid ${color.line};
  background: ${color.card};

  a {
    ${entryStyle}
  }

  a[aria-current='page'] {
    background: ${color.blueWash};
    color: ${color.blue};
  }

  svg {
    flex: none;
    width: 18px;
    height: 18px;
  }

  ${media.desktop} {
    position: sticky;
    top: 0;
    flex-flow: column nowrap;
    align-items: stretch;
    gap: ${space[24]};
    height: 100dvh;
    padding: ${space[24]} ${space[16]};
    overflow-y: auto;
    border-right: 1px solid ${color.line};
    border-bottom: 0;
  }

  /* Icons alone; whoever points at them or walks through them by keyboard gets the words, over the screen. */
  ${whenSidebarIsNarrow(css`
    width: 66px;
    overflow-x: hidden;
    white-space: nowrap;

    &:is(:hover, :focus-within) {
      z-index: ${layer.menu};
      width: 256px;
    }

    &:not(:hover, :focus-within) :is(span, kbd, p:not(:has(svg))) {
      opacity: 0;
    }
  `)}
`;

const Company = styled.p`
  ${type.minor}
  display: flex;
  align-items: center;
  gap: ${space[8]};
  padding-inline: ${space[8]};

  @media (max-width: 40em) {
    /* Makes room for the palette's opener. */
    &:has(+ button) {
      display: none;
    }
  }
`;

/** On narrow screens a row of its own, which scrolls where it is too short. */
const Navigation = styled.nav`
  display: flex;
  flex: 1;
  white-space: nowrap;

  @media (max-width: 63.99em) {
    order: 1;
    flex-basis: 100%;
    overflow-x: auto;

    &:empty {
      display: none;
    }
  }

  @media (max-width: 40em) {
    svg {
      display: none;
    }
  }

  ${media.desktop} {
    flex-direction: column;
    gap: ${space[4]};
  }
`;

const Who = styled.p`
  ${type.small}
  padding-inline: ${space[8]};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;

  @media (max-width: 63.99em) {
    display: none;
  }
`;

const SidebarFooter = styled.div`
  display: flex;
  margin-left: auto;

  button {
    ${entryStyle}
    width: auto;
    border: 0;
    font-size: inherit;
    line-height: inherit;
  }

  @media (max-width: 63.99em) {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }

  ${media.desktop} {
    flex-direction: column;
    margin-left: 0;

    button {
      justify-content: flex-start;
    }
  }
`;
