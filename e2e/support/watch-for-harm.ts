import type { BrowserContext } from '@playwright/test';

/**
 * Notes what hostile text brings about in a context's windows: a dialog, or a request that leaves the site. What a policy
 * had to stop is noted by every test.
 */
export function watchForHarm(context: BrowserContext, site: string): string[] {
  const harm: string[] = [];
  context.on('dialog', (dialog) => {
    harm.push(`${dialog.type()} on ${dialog.page()?.url()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(`${site}/`)) harm.push(`${request.url()} asked for by ${request.frame().url()}`);
  });
  return harm;
}
