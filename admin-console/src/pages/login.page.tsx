import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { baseApi } from '@site/api-client';
import { UnsavedNote } from '../features/posts/unsaved/unsaved-note';
import { LoginForm } from '../features/session/login-form';
import { signedInAgain } from '../features/session/signed-in-again';
import { AuthLayout } from '../shared/auth-layout';
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
    <AuthLayout title={`${name} admin`}>
      <UnsavedNote />
      <LoginForm username={textIn(state, 'username')} onSignedIn={handleSignedIn} />
    </AuthLayout>
  );
}

/** Where a person was headed when the session turned out to be missing. */
function wantedAddress(state: unknown): string {
  const from = textIn(state, 'from');
  return from?.startsWith('/admin') ? from : '/admin';
}

function textIn(state: unknown, name: 'from' | 'username'): string | undefined {
  const value = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}
