import { useEffect } from 'react';
import { isUnauthorized } from '@site/api-client';
import { sessionTexts } from './session-texts';
import { useSignInRedirect } from './sign-in-redirect';

/** Leads to the sign-in when a read fails because the session is over. */
export function useSessionEnd(error: unknown, sessionText: string = sessionTexts.expired): void {
  const redirect = useSignInRedirect();
  const ended = isUnauthorized(error);
  useEffect(() => {
    if (ended) redirect(sessionText);
  }, [ended, redirect, sessionText]);
}
