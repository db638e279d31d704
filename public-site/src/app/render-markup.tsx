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
    return { head: html.slice(0, split) + sheet.getStyleTags(), body: html.slice(split) };
  } finally {
    sheet.seal();
  }
}

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
