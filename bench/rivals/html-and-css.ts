import { withoutScripts } from './captured-page';
import type { Rival } from './rival';
import { serveFiles } from './serve-files';

/** The product's own HTML and CSS without any JavaScript: what no page with it can beat. */
export const htmlAndCss: Rival = {
  name: 'HTML and CSS alone',
  start: (pages, origin) => {
    const contentType = 'text/html; charset=utf-8';
    const files = pages.map(
      ({ path, html }) => [path, { contentType, content: Buffer.from(withoutScripts(html)) }] as const,
    );
    return serveFiles(new Map(files), origin);
  },
};
