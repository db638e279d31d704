import './public-path';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Mount, MountContext } from '@site/federation';
import { App, type InitialPage } from './app/app';
import { loadPage } from './app/page-modules';
import { findPage, notFoundPage } from './app/page-registry';

export const mount: Mount = async (element, context) => {
  const { pathname, search } = window.location;
  // With the page's chunk at hand the first render is synchronous, so the server's HTML is never replaced.
  await loadPage(findPage(pathname)?.page ?? notFoundPage);

  const initial: InitialPage = { address: pathname + search, state: context.state };
  const site = { config: context.config, origin: window.location.origin };
  return new Promise((resolve) => {
    const app = (
      <BrowserRouter>
        <App site={site} initial={initial} onReady={() => resolve(() => root.unmount())} />
      </BrowserRouter>
    );
    const options = errorReporting(context);
    const root = context.hydrate ? hydrateRoot(element, app, options) : createRoot(element, options);
    if (!context.hydrate) root.render(app);
  });
};

/** Nothing fails in silence: a hydration mismatch is an error in the console like any other. */
const errorReporting = (context: MountContext): RootOptions => ({
  onRecoverableError: (error) => reportError(error),
  onCaughtError: (error) => reportError(error),
  onUncaughtError: (error) => context.reportError(error),
});
