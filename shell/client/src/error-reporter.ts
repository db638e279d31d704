import { clientErrorsAddress, type ClientErrorReport, type RemoteEntry } from '@site/federation';

/** Enough to learn of a fault; a loop of errors must not become a flood of requests. */
const reportsPerDocument = 5;
let reports = 0;

/** Tells the server's log, and the browser's console, of an error in a remote. */
export function reportError(remote: RemoteEntry, error: unknown): void {
  // eslint-disable-next-line no-console -- an error nobody sees is the worst kind
  console.error(error);
  if (++reports > reportsPerDocument) return;
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const report: ClientErrorReport = {
    app: remote.app,
    version: remote.version,
    path: location.pathname,
    message: message.slice(0, 500),
    stack: stack.slice(0, 2000),
  };
  navigator.sendBeacon(clientErrorsAddress, JSON.stringify(report));
}

/** Reports what a remote's own code throws outside React, and leaves the errors of browser extensions alone. */
export function reportUnhandledErrors(remote: RemoteEntry): void {
  const report = (error: unknown) => {
    if (error instanceof Error && error.stack?.includes(remote.assets)) reportError(remote, error);
  };
  addEventListener('error', (event) => report(event.error));
  addEventListener('unhandledrejection', (event) => report(event.reason));
}
