import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { MountContext, Unmount } from '@site/federation';
import { notePosition } from '../shared/scroll-positions';
import { addressShown, nameEntry, type ShownEntry } from '../shared/shown-entry';
import { recoverTyped } from '../start/controls';
import { App, type InitialPage } from './app';
import { loadPage } from './page-modules';
import { findPage, notFoundPage } from './page-registry';

/**
 * Answers how to take over the server's HTML, or to render the page where there is none, or that of an entry that the visitor
 * has left; resolves when it is interactive.
 */
export async function loadApp(
  element: HTMLElement,
  context: MountContext,
  shown: ShownEntry,
): Promise<() => Promise<Unmount>> {
  // With the page's chunk at hand the first render is synchronous, so the server's HTML is never replaced.
  await loadPage(findPage(window.location.pathname)?.page ?? notFoundPage);

  const initial: InitialPage = { address: shown.address, state: context.state };
  const site = { config: context.config, origin: window.location.origin };
  return () =>
    new Promise((resolve, reject) => {
      const hasLeft = shown.address !== addressShown();
      if (hasLeft) {
        if (shown.key) notePosition(shown.key);
        // Where the other page was left, if not there, is found once it is rendered.
        scrollTo(0, 0);
      }
      nameEntry();
      const hydrate = context.hydrate && !hasLeft;
      let root: Root | undefined;
      let ready = false;
      const handleReady = () => {
        ready = true;
        element.dataset.app = 'running';
        resolve(() => root?.unmount());
      };
      // A page that breaks while it is taken over is better as the server rendered it: the shell puts that back.
      const giveUp = (error: unknown) => {
        root?.unmount();
        context.reportError(error);
        reject(error);
      };
      const handleError = (error: unknown, isCaught: boolean) => {
        if (ready || (isCaught && !hydrate)) context.reportError(error);
        // React is in the midst of its work.
        else setTimeout(() => giveUp(error));
      };
      const options: RootOptions = {
        onRecoverableError: recoverTyped(element),
        onCaughtError: (error) => handleError(error, true),
        onUncaughtError: (error) => handleError(error, false),
      };
      const app = (
        <BrowserRouter>
          <App site={site} initial={initial} onReady={handleReady} />
        </BrowserRouter>
      );
      if (!hydrate) {
        root = createRoot(element, options);
        return root.render(app);
      }
      // As a transition React takes over the page in small steps, between which the browser answers its visitor.
      startTransition(() => {
        root = hydrateRoot(element, app, options);
      });
    });
}
