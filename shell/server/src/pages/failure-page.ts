import type { SiteConfig } from '@site/federation';
import type { ShellScripts } from '../shell-scripts';
import { themeTags } from './document';
import { escapeHtml } from './escape-html';
import { toPage, type Page } from './page';
import { shellStyleElement } from './shell-style';

interface FailurePageOptions {
  config: SiteConfig;
  address: string;
  placeholder: string;
  scripts: ShellScripts;
}

/** An honest page for when a page can't be drawn and none from before is there. */
export function failurePage({ config, address, placeholder, scripts }: FailurePageOptions): Page {
  const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${themeTags(scripts)}
<meta name="robots" content="noindex">
<title>This page is not available right now · ${escapeHtml(config.name)}</title>
${shellStyleElement(placeholder)}
</head>
<body>
<main class="shell-message">
<h1>This page is not available right now</h1>
<p>Something behind it is not answering. It is on our side, and we have been told. Please <a href="${escapeHtml(address)}">try again</a> in a moment, or go to the <a href="/">home page</a>.</p>
<p>In a hurry? Call ${escapeHtml(config.phone)} or write to <a href="mailto:${escapeHtml(config.email)}">${escapeHtml(config.email)}</a>.</p>
</main>
</body>
</html>
`;
  return toPage(document, placeholder, {
    status: 503,
    location: undefined,
    drawnBy: 'shell',
    csp: { script: [scripts.theme.policySource], img: [], frame: [] },
    cacheSeconds: 0,
    confidential: false,
  });
}
