import { ArrowLeft } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { baseApi } from '@site/api-client';
import { color, Heading, media, planGrid, space, TextLink, type } from '@site/ui';
import { LoginForm } from '../features/session/login-form';
import { signedInAgain } from '../features/session/signed-in-again';
import { useSite } from '../shared/site-context';
import { useScreenTitle } from '../shared/use-screen-title';

export function LoginPage() {
  useScreenTitle('Sign in');
  const { name } = useSite();
  const navigate = useNavigate();
  const { state } = useLocation();
  const dispatch = useDispatch();

  const handleSignedIn = () => {
    // Nothing that another account has read may be seen by this one.
    dispatch(baseApi.util.resetApiState());
    navigate(wantedAddress(state), { replace: true, state: signedInAgain });
  };

  return (
    <Paper>
      <Room>
        <Heading as="h1" $size="heading">
          {name} admin
        </Heading>
        <LoginForm onSignedIn={handleSignedIn} />
        <TextLink href="/" reloadDocument>
          <ArrowLeft aria-hidden />
          Back to Website
        </TextLink>
      </Room>
    </Paper>
  );
}

/** Where a person was headed when the session turned out to be missing. */
function wantedAddress(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/admin') ? from : '/admin';
}

const Paper = styled.main`
  ${planGrid}
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: ${space[16]};
  ${type.dense}
`;

const Room = styled.div`
  display: grid;
  gap: ${space[24]};
  width: 100%;
  max-width: 400px;
  padding: ${space[24]};
  border: 2px solid ${color.ink};
  background: ${color.card};

  ${media.tablet} {
    padding: ${space[32]};
  }
`;
