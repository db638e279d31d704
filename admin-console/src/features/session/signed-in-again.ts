import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State of the navigation that leads back from the sign-in to where a session had ended. */
export const signedInAgain = { signedInAgain: true } as const;

/** Whether the screen was opened by signing in again, and not by a person who went there. */
export function useSignedInAgain(): boolean {
  const { state } = useLocation();
  const [answer] = useState(() => typeof state === 'object' && state !== null && 'signedInAgain' in state);
  return answer;
}
