import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '@site/ui';

const delay = 500;
const signIn = '/admin/login';

type Redirect = (reason: string) => void;

const RedirectContext = createContext<Redirect>(() => undefined);

/** Says why, then leads to the sign-in, which leads back. Many failed calls at once lead there once. */
export const useSignInRedirect = (): Redirect => use(RedirectContext);

export function SignInRedirectProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const isThere = useLocation().pathname === signIn;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whoever goes there on their own is not led there again, which would forget where they came from.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [isThere],
  );

  const redirect = useCallback<Redirect>(
    (reason) => {
      if (timer.current !== undefined || window.location.pathname === signIn) return;
      toast({ title: 'Unauthorized', description: reason, variant: 'destructive' });
      timer.current = setTimeout(() => {
        timer.current = undefined;
        const { pathname, search } = window.location;
        navigate(signIn, { state: { from: pathname + search } });
      }, delay);
    },
    [navigate, toast],
  );
  return <RedirectContext value={redirect}>{children}</RedirectContext>;
}
