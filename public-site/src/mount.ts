import './public-path';
import type { Mount } from '@site/federation';
import { hasSessionHint } from './features/session/session-hint';
import { isQuiet } from './shared/quiet-mark';
import { startWhenUsed } from './start/start-when-used';

export const mount: Mount = async (element, context) => {
  const loadApp = async () => {
    context.preloadLater?.();
    const { loadApp } = await import(/* webpackChunkName: "app" */ './app/load-app');
    return loadApp(element, context);
  };
  // Who is signed in gets more than the HTML that is the same for everybody.
  if (context.hydrate && isQuiet(element) && !hasSessionHint()) {
    return startWhenUsed(element, loadApp, (error) => context.reportError(error));
  }
  const start = await loadApp();
  return start();
};
