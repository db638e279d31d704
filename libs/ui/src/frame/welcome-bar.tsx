import styled from 'styled-components';
import { LinkButton } from '../actions/link-button';
import { SiteLink } from '../actions/site-link';
import { Container } from '../layout/container';
import { color, type } from '../theme/tokens';

export interface WelcomeBarProps {
  user: { username?: string | null; role?: string };
}

/** Shown to signed-in visitors above the header. The console and the logout are separate documents. */
export const WelcomeBar = ({ user }: WelcomeBarProps) => (
  <Strip>
    <Row>
      <Greeting>Welcome, {user.username || 'Admin'}</Greeting>
      {user.role === 'admin' && (
        <LinkButton href="/admin" reloadDocument $tone="outline" $size="small">
          Admin Dashboard
        </LinkButton>
      )}
      <Logout href="/api/auth/logout" reloadDocument>
        Logout
      </Logout>
    </Row>
  </Strip>
);

const Strip = styled.div`
  background: ${color.blueWash};
  border-bottom: 1px solid ${color.line};
`;

const Row = styled(Container)`
  ${type.dense}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-height: 56px;
  padding-block: 8px;
`;

const Greeting = styled.p`
  flex: 1 1 4em;
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Logout = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  min-height: 40px;
  color: ${color.ink};
  font-weight: 500;
`;
