import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { SiteConfig } from '@site/federation';
import { GlobalStyle } from '@site/ui';
import { SiteContext } from '../shared/site-context';
import { AppRoutes } from './app-routes';

interface AppProps {
  site: SiteConfig;
  /** Called once, when the first screen stands. */
  onReady: () => void;
}

export function App({ site, onReady }: AppProps) {
  useEffect(onReady, [onReady]);
  return (
    <SiteContext value={site}>
      <GlobalStyle />
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </SiteContext>
  );
}
