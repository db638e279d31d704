import './public-path';
import { createRoot } from 'react-dom/client';
import type { Mount } from '@site/federation';
import { App } from './app/app';
import { installHistoryGate } from './shared/history-gate';
import { isLeavingBlocked } from './shared/leave-gate';

/** Renders the console into the shell's element. It is rendered in the browser only, so nothing is hydrated. */
export const mount: Mount = (element, context) =>
  new Promise((resolve, reject) => {
    const root = createRoot(element, {
      onUncaughtError(error) {
        context.reportError(error);
        reject(error);
      },
      onCaughtError: (error) => context.reportError(error),
    });
    context.tellIfBusy?.(isLeavingBlocked);
    const removeHistoryGate = installHistoryGate();
    const unmount = () => {
      root.unmount();
      removeHistoryGate();
    };
    root.render(<App site={context.config} onReady={() => resolve(unmount)} />);
  });
