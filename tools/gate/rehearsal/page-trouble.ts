import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** How React reports a hydration mismatch in production. */
const hydrationErrors = /Minified React error #(418|419|421|422|423|425)\b/;
/** The console's message for a failed request, which is reported separately. */
const echo = /^Failed to load resource/;

/** Listens to a page and records its errors. */
export class PageTrouble {
  readonly problems: string[] = [];
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

  /** Called when the tab goes on to another address. */
  stopListening(): void {
    for (const event of ['pageerror', 'console', 'requestfailed', 'response', 'crash'] as const) {
      this.page.removeAllListeners(event);
    }
  }

  add(problem: string): void {
    if (this.problems.includes(problem)) return;
    this.problems.push(problem);
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
    // A navigation aborts the requests of the previous page.
    if (reason === 'net::ERR_ABORTED' || !this.isOwn(request.url())) return;
    this.add(`it can’t fetch ${pathOf(request.url())}: ${reason}`);
  }

  private see(response: Response): void {
    if (response.status() < 400 || !this.isOwn(response.url())) return;
    // The document's own status is checked when it is rendered; editors' uploads are not part of the release.
    const path = pathOf(response.url());
    if (response.request().isNavigationRequest() || path.startsWith('/media/')) return;
    // Nobody is signed in during a rehearsal, so the API answers 401.
    if (response.status() === 401 && path.startsWith('/api/')) return;
    // The site's host does not answer these where the console has one of its own. Calls that are gone the API check finds.
    if (response.status() === 404 && /^\/api\/(admin|auth)\//.test(path)) return;
    this.add(`it fetches ${path}, which answers ${response.status()}`);
  }

  private isOwn(url: string): boolean {
    return url.startsWith(`${this.origin}/`);
  }
}

/** A mismatch may appear as an exception or in the console: it is the same error. */
const inWords = (kind: string, text: string): string =>
  hydrationErrors.test(text)
    ? `the browser renders something else than the server did (hydration mismatch): ${oneLine(text)}`
    : `${kind}: ${oneLine(text)}`;

const longest = 300;
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, longest);

const pathOf = (url: string): string => new URL(url).pathname;
