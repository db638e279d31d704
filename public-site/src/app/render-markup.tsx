import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

interface MarkupOptions {
  nonce: string;
  signal: AbortSignal;
}

/** Start of the app's own markup; what React writes before it belongs in the document's head. */
const bodyStart = '<div data-site=';

/** Complete HTML with its styles; rejects when a component throws or the signal aborts. */
export async function renderMarkup(app: ReactNode, { nonce, signal }: MarkupOptions) {
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const html = await toHtml(sheet.collectStyles(app), signal);
    const split = html.indexOf(bodyStart);
    const styles = sheet.getStyleTags();
    return { head: html.slice(0, split) + styles, body: withoutIdleNames(html.slice(split), styles) };
  } finally {
    sheet.seal();
  }
}

/**
 * HTML without the classes that no style knows: names of components that none selects, and of icons. They were a fiftieth
 * of a page. React takes over an element whatever its classes are, and changes only those of one that looks different later.
 */
function withoutIdleNames(html: string, styles: string): string {
  const selected = new Set(styles.match(/(?<=\.)\w+__sc-[\w-]+/g));
  const isIdle = (name: string) => name.startsWith('lucide') || (/^\w+__sc-/.test(name) && !selected.has(name));
  const withoutIdle = (_: string, names: string) => {
    const used = names.split(' ').filter((name) => !isIdle(name));
    return used.length > 0 ? ` class="${used.join(' ')}"` : '';
  };
  return html.replace(tags, (tag) => tag.replace(svgNamespace, '').replace(/ class="([^"]*)"/, withoutIdle));
}

/** Text can't be mistaken for one: its angle brackets are escaped, in attributes, too. */
const tags = /<[a-z][^>]*>/g;
/** Needed in files alone. */
const svgNamespace = ' xmlns="http://www.w3.org/2000/svg"';

const toHtml = (app: ReactNode, signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(app, {
      // Large pages stay in one piece: moving late pieces into place would need an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(collector),
      onError: reject,
      onShellError: reject,
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
