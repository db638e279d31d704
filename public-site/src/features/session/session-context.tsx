import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import type { CurrentUser } from './current-user';

const Context = createContext<CurrentUser | null>(null);

/** The signed-in user; null for everybody else, and for as long as it is not known. */
export const useSession = (): CurrentUser | null => use(Context);

/** Asks who is signed in, but only where the hint cookie says that somebody may be: anonymous pages make no such call. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<CurrentUser | null>(null);

  useEffect(() => {
    if (!hasSessionHint()) return;
    const controller = new AbortController();
    const show = (next: CurrentUser | null) => startTransition(() => setUser(next));
    import(/* webpackChunkName: "session" */ './current-user')
      .then(({ readCurrentUser }) => readCurrentUser())
      .then((next) => controller.signal.aborted || show(next))
      // Without an answer the visitor's page stays, as for anybody else.
      .catch(() => undefined);
    return () => controller.abort();
  }, []);

  return <Context value={user}>{children}</Context>;
}

/** Set by the API at sign-in, cleared at sign-out. It opens nothing: the session itself is out of a script's reach. */
const hasSessionHint = () => document.cookie.split('; ').includes('signed_in=1');
