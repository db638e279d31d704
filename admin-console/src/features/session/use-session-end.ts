import { useEffect } from 'react';
import { isUnauthorized } from '@site/api-client';
import { useSignInRedirect } from './sign-in-redirect';

/** Leads to the sign-in when a read fails because the session is over. */
export function useSessionEnd(error: unknown, sessionText: string): void {
  const redirect = useSignInRedirect();
  const ended = isUnauthorized(error);
  useEffect(() => {
    if (ended) redirect(sessionText);
  }, [ended, redirect, sessionText]);
}
