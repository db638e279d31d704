import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { MountContext, Unmount } from '@site/federation';
import { App, type InitialPage } from './app';
import { loadPage } from './page-modules';
import { findPage, notFoundPage } from './page-registry';

/** Answers how to take over the server's HTML, or to draw the page where there is none; resolves when it is interactive. */
export async function loadApp(element: HTMLElement, context: MountContext): Promise<() => Promise<Unmount>> {
  const { pathname, search } = window.location;
  // With the page's chunk at hand the first render is synchronous, so the server's HTML is never replaced.
  await loadPage(findPage(pathname)?.page ?? notFoundPage);

  const initial: InitialPage = { address: pathname + search, state: context.state };
  const site = { config: context.config, origin: window.location.origin };
  return () =>
    new Promise((resolve) => {
      let root: Root | undefined;
      const handleReady = () => {
        element.dataset.app = 'running';
        resolve(() => root?.unmount());
      };
      const app = (
        <BrowserRouter>
          <App site={site} initial={initial} onReady={handleReady} />
        </BrowserRouter>
      );
      const options = errorReporting(context);
      if (!context.hydrate) {
        root = createRoot(element, options);
        return root.render(app);
      }
      // As a transition React takes over the page in small steps, between which the browser answers its visitor.
      startTransition(() => {
        root = hydrateRoot(element, app, options);
      });
    });
}

/** Nothing fails in silence: a hydration mismatch is an error in the console like any other. */
const errorReporting = (context: MountContext): RootOptions => ({
  onRecoverableError: (error) => reportError(error),
  onCaughtError: (error) => reportError(error),
  onUncaughtError: (error) => context.reportError(error),
});
