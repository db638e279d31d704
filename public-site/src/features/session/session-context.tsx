import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import type { CurrentUser } from './current-user';
import { hasSessionHint } from './session-hint';

const UserContext = createContext<CurrentUser | null>(null);
const SignInContext = createContext<(user: CurrentUser | null) => void>(() => undefined);

/** The signed-in user; null for everybody else, and for as long as it is not known. */
export const useSession = (): CurrentUser | null => use(UserContext);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<CurrentUser | null>(null);
  return (
    <SignInContext value={setUser}>
      <UserContext value={user}>{children}</UserContext>
    </SignInContext>
  );
}

/**
 * Asks who is signed in, but only where the hint cookie says that somebody may be: anonymous pages make no such call.
 * Stands beside the page, so that the page's own state is taken over first.
 */
export function SessionCheck() {
  const signIn = use(SignInContext);

  useEffect(() => {
    let last = 0;
    const check = () => {
      const current = ++last;
      if (!hasSessionHint()) return signIn(null);
      import(/* webpackChunkName: "session" */ './current-user')
        .then(({ readCurrentUser }) => readCurrentUser())
        .then((user) => current === last && startTransition(() => signIn(user)))
        // Without an answer the visitor's page stays, as for anybody else.
        .catch(() => undefined);
    };
    // A page that the browser kept may be shown again after its user has left, or somebody else has signed in.
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) check();
    };
    check();
    addEventListener('pageshow', handleReturn);
    return () => {
      last = 0;
      removeEventListener('pageshow', handleReturn);
    };
  }, [signIn]);

  return null;
}
