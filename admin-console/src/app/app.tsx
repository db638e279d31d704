import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { SiteConfig } from '@site/federation';
import { GlobalStyle, ToastProvider } from '@site/ui';
import { SignInAgain } from '../features/session/sign-in-again';
import { SignInRedirectProvider } from '../features/session/sign-in-redirect';
import { SignInRequest } from '../features/session/sign-in-request';
import { Attendance } from '../shared/attendance';
import { SiteContext } from '../shared/site-context';
import { AppRoutes } from './app-routes';
import { useStore } from './store';

interface AppProps {
  site: SiteConfig;
  /** Called once, when the first screen stands. */
  onReady: () => void;
}

export function App({ site, onReady }: AppProps) {
  const [request] = useState(() => new SignInRequest());
  const [attendance] = useState(() => new Attendance());
  const { store, key } = useStore({ signInAgain: request.ask, isAttended: attendance.isAttended });
  useEffect(() => attendance.watch(), [attendance]);
  // Tells queries that ask for it of focus, sight and connection.
  useEffect(() => setupListeners(store.dispatch), [store]);
  useEffect(onReady, [onReady]);
  return (
    <SiteContext value={site}>
      <GlobalStyle />
      <ToastProvider>
        <StoreProvider key={key} store={store}>
          <BrowserRouter>
            <SignInRedirectProvider>
              <AppRoutes />
              <SignInAgain request={request} />
            </SignInRedirectProvider>
          </BrowserRouter>
        </StoreProvider>
      </ToastProvider>
    </SiteContext>
  );
}
