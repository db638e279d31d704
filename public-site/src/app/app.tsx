import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RecoveringBoundary } from '@site/ui';
import { SessionCheck, SessionProvider } from '../features/session/session-context';
import { SiteProvider, type Site } from '../shared/site-context';
import { notePage } from '../shared/source-page';
import { AppFrame } from './app-frame';
import { PageBroken } from './page-broken';
import { findPage, notFoundPage } from './page-registry';
import { PageView } from './page-view';
import { RouteAnnouncer } from './route-announcer';
import { useLinkNavigation } from './use-link-navigation';
import { useScrollRestoration } from './use-scroll-restoration';

/** What the server knew when it rendered the document. */
export interface InitialPage {
  /** Path and query that `state` belongs to. */
  address: string;
  /** For as long as the visitor stays there: who comes back finds the page as it is by then. */
  state: unknown;
}

interface AppProps {
  site: Site;
  initial: InitialPage;
  /** Called once the page is interactive. */
  onReady?: () => void;
}

/** The whole site below a router; the same on the server and in the browser. */
export function App({ site, initial, onReady }: AppProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const { page, params } = findPage(pathname) ?? { page: notFoundPage, params: {} };
  const [isInitial, setInitial] = useState(true);
  if (isInitial && pathname + search !== initial.address) setInitial(false);
  useLinkNavigation();
  useScrollRestoration();
  useEffect(() => {
    if (!page.confidential) notePage(pathname);
  }, [page, pathname]);

  return (
    <SiteProvider value={site}>
      <SessionProvider>
        <AppFrame main={main} deferred={page.deferred}>
          <Suspense fallback={null}>
            <RecoveringBoundary place={pathname} fallback={<PageBroken />}>
              <PageView key={page.path} page={page} params={params} initial={isInitial ? initial.state : undefined} />
            </RecoveringBoundary>
            <SessionCheck />
            <Ready onReady={onReady} />
          </Suspense>
        </AppFrame>
        <RouteAnnouncer main={main} />
      </SessionProvider>
    </SiteProvider>
  );
}

/** Stands beside the page: its effect runs once the page itself is interactive. */
function Ready({ onReady }: Pick<AppProps, 'onReady'>) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
