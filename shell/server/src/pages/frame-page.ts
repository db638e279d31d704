import type { RenderResult, SiteConfig } from '@site/federation';
import { escapeHtml } from './escape-html';
import { shellStyleElement } from './shell-style';

/** Content of a document whose app renders only in the browser: a light frame with a loading message. */
export const frameContent = (config: SiteConfig, nonce: string): Pick<RenderResult, 'head' | 'body' | 'chunks'> => ({
  head: `<title>Console · ${escapeHtml(config.name)}</title>
<meta name="robots" content="noindex">
${shellStyleElement(nonce)}`,
  body: `<div class="shell-message"><p class="shell-wait" role="status">Opening the console…</p>
<p class="shell-long">This is taking longer than it should. <a href="/">Back to the website</a></p>
<noscript><h1>The console needs JavaScript</h1><p>Allow it for this site, then load the page again. <a href="/">Back to the website</a></p></noscript></div>`,
  chunks: [],
});
