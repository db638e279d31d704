import { useCallback } from 'react';
import { isUnauthorized } from '@site/api-client';
import { useToast } from '@site/ui';
import { sessionTexts } from './session-texts';
import { useSignInRedirect } from './sign-in-redirect';

type TellFailure = (error: unknown, description: string) => void;

/** Tells of a failed action. A session that is over comes before every other trouble. */
export function useFailure(sessionText: string = sessionTexts.expired): TellFailure {
  const redirect = useSignInRedirect();
  const { toast } = useToast();
  return useCallback(
    (error, description) => {
      if (isUnauthorized(error)) redirect(sessionText);
      else toast({ title: 'Error', description, variant: 'destructive' });
    },
    [redirect, toast, sessionText],
  );
}
