import { type ReactNode, useEffect } from 'react';
import { useGetAdminSessionQuery } from '@site/api-client/admin';
import { ErrorState, Loading, mayPass } from '@site/ui';
import { fresh } from '../../shared/live';
import { useScreenTitle } from '../../shared/use-screen-title';
import { NoAccess } from './no-access';
import { sessionTexts } from './session-texts';
import { useSignInRedirect } from './sign-in-redirect';

interface SessionGateProps {
  title: string;
  /** Told to whoever is not signed in. */
  reason?: string;
  /** Stands there until the session is known. */
  skeleton: ReactNode;
  /** Lets accounts of every role in. */
  everyone?: boolean;
  children: ReactNode;
}

/**
 * Asks the API who is there, each time a screen opens and on return to the page, for another tab may have ended the
 * session, and shows the screen to admins only, unless told.
 */
export function SessionGate({
  title,
  reason = sessionTexts.features,
  skeleton,
  everyone = false,
  children,
}: SessionGateProps) {
  useScreenTitle(title);
  const { data: user, error, isFetching, refetch } = useGetAdminSessionQuery(undefined, fresh);
  const redirect = useSignInRedirect();
  // An API that is away says nothing about the session.
  const refused = error !== undefined && !mayPass(error);

  useEffect(() => {
    if (refused) redirect(reason);
  }, [refused, redirect, reason]);

  if (refused) return <Loading>{skeleton}</Loading>;
  if (user) return everyone || user.role === 'admin' ? children : <NoAccess user={user.id} />;
  if (!error) return <Loading>{skeleton}</Loading>;
  return <ErrorState text="Your session could not be checked" pending={isFetching} passing onRetry={refetch} />;
}
