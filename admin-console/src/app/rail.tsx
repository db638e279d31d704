import { ExternalLink, FileText, LayoutDashboard, LogOut, ScrollText, UserRound, Users } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { adminApi } from '@site/api-client/admin';
import { color, LogoGlyph, media, radius, space, ThemeSwitch, type } from '@site/ui';
import { useSite } from '../shared/site-context';

const screens = [
  { address: '/admin', label: 'Dashboard', Icon: LayoutDashboard },
  { address: '/admin/posts', label: 'Posts', Icon: FileText },
  { address: '/admin/users', label: 'Users', Icon: Users },
  { address: '/admin/audit', label: 'Audit log', Icon: ScrollText },
];

export function Rail() {
  const { name } = useSite();
  // Each screen asks for the session itself; the rail only looks at the answer.
  const { data: user } = adminApi.endpoints.getAdminSession.useQueryState();
  return (
    <Side>
      <Company>
        <LogoGlyph />
        {name}
      </Company>
      <Screens aria-label="Console">
        {user?.role === 'admin' &&
          screens.map(({ address, label, Icon }) => (
            <NavLink key={address} to={address} end={address === '/admin'}>
              <Icon aria-hidden />
              {label}
            </NavLink>
          ))}
      </Screens>
      {user && <Who>Signed in as {user.username}</Who>}
      <Ways>
        {user && (
          <NavLink to="/admin/account">
            <UserRound aria-hidden />
            <span>Your account</span>
          </NavLink>
        )}
        <ThemeSwitch />
        <a href="/">
          <ExternalLink aria-hidden />
          <span>Website</span>
        </a>
        <a href="/api/auth/logout">
          <LogOut aria-hidden />
          <span>Logout</span>
        </a>
      </Ways>
    </Side>
  );
}

const Side = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  padding: ${space[8]};
  border-bottom: 1px solid ${color.line};
  background: ${color.card};

  a {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    min-height: 44px;
    padding: 0 ${space[8]};
    border-radius: ${radius};
    color: ${color.inkSoft};
    font-weight: 500;
    text-decoration: none;
  }

  a:hover {
    background: ${color.blueWash};
    color: ${color.ink};
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
    height: 100vh;
    padding: ${space[24]} ${space[16]};
    border-right: 1px solid ${color.line};
    border-bottom: 0;

    a {
      min-height: 40px;
    }
  }
`;

const Company = styled.p`
  ${type.minor}
  display: flex;
  align-items: center;
  gap: ${space[8]};
  padding-inline: ${space[8]};

  @media (max-width: 63.99em) {
    flex: 1;
  }
`;

/** On narrow screens a row of its own, which scrolls where it is too short. */
const Screens = styled.nav`
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

const Ways = styled.div`
  display: flex;

  span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  ${media.desktop} {
    flex-direction: column;

    span {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }
`;
