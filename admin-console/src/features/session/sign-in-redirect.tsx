import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '@site/ui';

const delay = 500;

type Redirect = (reason: string) => void;

const RedirectContext = createContext<Redirect>(() => undefined);

/** Says why, then leads to the sign-in, which leads back. Many failed calls at once lead there once. */
export const useSignInRedirect = (): Redirect => use(RedirectContext);

export function SignInRedirectProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const redirect = useCallback<Redirect>(
    (reason) => {
      if (timer.current !== undefined) return;
      toast({ title: 'Unauthorized', description: reason, variant: 'destructive' });
      timer.current = setTimeout(() => {
        timer.current = undefined;
        const { pathname, search } = window.location;
        navigate('/admin/login', { state: { from: pathname + search } });
      }, delay);
    },
    [navigate, toast],
  );
  return <RedirectContext value={redirect}>{children}</RedirectContext>;
}
