import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** How React says, in production, that the browser draws something else than the server did. */
const hydrationErrors = /Minified React error #(418|419|421|422|423|425)\b/;
/** The console's echo of a request that is told of by itself. */
const echo = /^Failed to load resource/;

/** Listens to a page and writes down what goes wrong in it. */
export class PageTrouble {
  readonly complaints: string[] = [];
  /** Resolves with the first. */
  readonly first: Promise<void>;
  private resolveFirst: () => void = () => undefined;

  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {
    this.first = new Promise((resolve) => (this.resolveFirst = resolve));
    page.on('pageerror', (error) => this.add(inWords('an exception nobody catches', error.message)));
    page.on('console', (message) => this.hear(message));
    page.on('requestfailed', (request) => this.seeFailure(request));
    page.on('response', (response) => this.see(response));
    page.on('crash', () => this.add('the page crashes.'));
  }

  /** The tab goes on to another address. */
  stopListening(): void {
    for (const event of ['pageerror', 'console', 'requestfailed', 'response', 'crash'] as const) {
      this.page.removeAllListeners(event);
    }
  }

  add(complaint: string): void {
    if (this.complaints.includes(complaint)) return;
    this.complaints.push(complaint);
    this.resolveFirst();
  }

  private hear(message: ConsoleMessage): void {
    const text = message.text();
    const { url } = message.location();
    if (message.type() !== 'error' || echo.test(text) || (url && !this.isOwn(url))) return;
    this.add(inWords('an error in the console', text));
  }

  private seeFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? 'failed';
    // A page that turns elsewhere gives up what is still under way.
    if (reason === 'net::ERR_ABORTED' || !this.isOwn(request.url())) return;
    this.add(`it can’t fetch ${pathOf(request.url())}: ${reason}`);
  }

  private see(response: Response): void {
    if (response.status() < 400 || !this.isOwn(response.url())) return;
    // The document's own status is judged where the page is drawn; what editors uploaded is not the release's.
    const path = pathOf(response.url());
    if (response.request().isNavigationRequest() || path.startsWith('/media/')) return;
    // Nobody has signed in to a rehearsal, and the API says so.
    if (response.status() === 401 && path.startsWith('/api/')) return;
    this.add(`it fetches ${path}, which answers ${response.status()}`);
  }

  private isOwn(url: string): boolean {
    return url.startsWith(`${this.origin}/`);
  }
}

/** A mismatch may reach the page as an exception or the console: it is the same fault. */
const inWords = (kind: string, text: string): string =>
  hydrationErrors.test(text)
    ? `the browser renders something else than the server did (hydration mismatch): ${oneLine(text)}`
    : `${kind}: ${oneLine(text)}`;

const longest = 300;
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, longest);

const pathOf = (url: string): string => new URL(url).pathname;
