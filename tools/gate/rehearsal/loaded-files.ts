import type { Page, Request } from '@playwright/test';

/** Writes down what a page asks its own site for. */
export class LoadedFiles {
  private readonly asked = new Set<string>();
  private asksWhatChanges = false;

  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('request', this.note);
  }

  stopListening(): void {
    this.page.off('request', this.note);
  }

  /** Paths of files, sorted; undefined for a page that asks for more than files, such as an answer of the API. */
  get paths(): string[] | undefined {
    return this.asksWhatChanges ? undefined : [...this.asked].sort();
  }

  private readonly note = (request: Request): void => {
    const url = new URL(request.url());
    if (url.origin !== this.origin || request.isNavigationRequest()) return;
    // A report that is sent, perhaps by the page before as it is left: nobody reads its answer.
    if (request.resourceType() === 'ping') return;
    if (request.method() !== 'GET' || url.search || url.pathname.startsWith('/api/')) this.asksWhatChanges = true;
    // What editors uploaded is not the release's.
    else if (!url.pathname.startsWith('/media/')) this.asked.add(url.pathname);
  };
}
