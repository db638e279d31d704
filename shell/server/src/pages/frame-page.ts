import { consoleScope, type Release, type RenderResult, type SiteConfig } from '@site/federation';
import { scopeOf } from '@site/releases';
import { escapeHtml } from './escape-html';
import { shellStyleElement } from './shell-style';

/** Content of a document whose app renders only in the browser: a light frame with a loading message. */
export function frameContent(
  release: Release,
  config: SiteConfig,
  nonce: string,
): Pick<RenderResult, 'head' | 'body' | 'chunks'> {
  const { title, what, robots } = scopeOf(release) === consoleScope ? console : page;
  return {
    head: `<title>${title}${escapeHtml(config.name)}</title>
${robots}${shellStyleElement(nonce)}`,
    body: `<div class="shell-message"><p class="shell-wait" role="status">Opening ${what}…</p>
<p class="shell-long">This is taking longer than it should. <a href="/">Back to the website</a></p>
<noscript><h1>${capital(what)} needs JavaScript</h1><p>Allow it for this site, then load the page again. <a href="/">Back to the website</a></p></noscript></div>`,
    chunks: [],
  };
}

const console = { title: 'Console · ', what: 'the console', robots: '<meta name="robots" content="noindex">\n' };
/** Until the app itself says what it is. */
const page = { title: '', what: 'this page', robots: '' };

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
