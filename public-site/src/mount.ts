import './public-path';
import type { Mount } from '@site/federation';
import { hasSessionHint } from './features/session/session-hint';
import { hasFormDraft } from './shared/has-form-draft';
import { keepPlace } from './shared/keep-place';
import { isDeferred } from './shared/deferred-mark';
import { returnToEntry } from './shared/return-to-entry';
import { shownEntry } from './shared/shown-entry';
import { isTranslated } from './start/is-translated';
import { startWhenUsed } from './start/start-when-used';

export const mount: Mount = async (element, context) => {
  const shown = shownEntry();
  if (context.hydrate) {
    returnToEntry();
    keepPlace();
  }
  const loadApp = async () => {
    context.preloadLater?.();
    const { loadApp } = await import(/* webpackChunkName: "app" */ './app/load-app');
    return loadApp(element, context, shown);
  };
  // Who is signed in, has typed something before or reads of a failure gets more than the HTML that is the same for everybody.
  const isExpected = hasSessionHint() || hasFormDraft() || saysThatSomethingFailed(element);
  if (context.hydrate && isDeferred(element) && (!isExpected || isTranslated())) {
    return startWhenUsed(element, loadApp, (error) => context.reportError(error));
  }
  const start = await loadApp();
  return start();
};

/** What the server could not fetch, the app tries again. */
const saysThatSomethingFailed = (element: HTMLElement): boolean => element.querySelector('[role=alert]') !== null;
