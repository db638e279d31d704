import type { Page, Request } from '@playwright/test';

/** Records what a page requests from its own site. */
export class LoadedFiles {
  private readonly requested = new Set<string>();
  private hasOtherRequests = false;

  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('request', this.note);
  }

  stopListening(): void {
    this.page.off('request', this.note);
  }

  /** Paths of files, sorted. */
  get files(): string[] {
    return [...this.requested].sort();
  }

  /** Undefined for a page that requests more than files, such as an API response. */
  get nothingElse(): string[] | undefined {
    return this.hasOtherRequests ? undefined : this.files;
  }

  private readonly note = (request: Request): void => {
    const url = new URL(request.url());
    if (url.origin !== this.origin || request.isNavigationRequest()) return;
    // A report, perhaps from the previous page as it is left: nobody reads its response.
    if (request.resourceType() === 'ping') return;
    if (request.method() !== 'GET' || url.search || url.pathname.startsWith('/api/')) this.hasOtherRequests = true;
    // Uploads by editors are not part of the release.
    else if (!url.pathname.startsWith('/media/')) this.requested.add(url.pathname);
  };
}
