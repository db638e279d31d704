import { clientErrorsAddress, type ClientErrorReport, type ReportingApp } from '@site/federation';
import { viewToken } from './view-token';

/** Enough to learn of a fault; an error loop must not flood the server. */
const reportsPerDocument = 5;
let reports = 0;
/** Their errors count for this view already: another copy of the server would count it once more. */
const counted = new Set<string>();
/** The browser has given up what the document still loads, which is no fault of anybody's. */
let isLeaving = false;

/** Whose error it is. */
interface Source {
  app: ReportingApp;
  version: string;
}

/** Reports an error in a remote or in the shell to the server's log and the browser's console. */
export function reportError({ app, version }: Source, error: unknown): void {
  // eslint-disable-next-line no-console -- an error nobody sees is the worst kind
  console.error(error);
  report({ app, version }, error);
}

/** Reports uncaught errors in released files and in the shell, and ignores those of browser extensions. */
export function reportUnhandledErrors(shellVersion: string): void {
  const handle = (error: unknown) => {
    const source = error instanceof Error && sourceOf(error.stack ?? '', shellVersion);
    if (source) report(source, error);
  };
  addEventListener('error', (event) => handle(event.error));
  addEventListener('unhandledrejection', (event) => handle(event.reason));
  addEventListener('pagehide', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
}

/** A stack's file names contain their version, even when it is not the document's. */
function sourceOf(stack: string, shellVersion: string): Source | undefined {
  const [, app, version] = /\/releases\/([\w-]+)\/([\w.-]+)\/client\//.exec(stack) ?? [];
  if (app && version) return { app: app as ReportingApp, version };
  return stack.includes(`${location.origin}/shell/`) ? { app: 'shell', version: shellVersion } : undefined;
}

function report(source: Source, error: unknown): void {
  if (isLeaving || ++reports > reportsPerDocument) return;
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const name = `${source.app}@${source.version}`;
  const sent: ClientErrorReport = {
    ...source,
    path: location.pathname,
    message: message.slice(0, 500),
    stack: stack.slice(0, 2000),
    view: counted.has(name) ? '' : viewToken(),
  };
  counted.add(name);
  // Some browsers and extensions take it away.
  navigator.sendBeacon?.(clientErrorsAddress, JSON.stringify(sent));
}
