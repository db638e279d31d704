import { servedPage, withoutScripts } from './captured-page';
import type { Rival } from './rival';
import { serveFiles } from './serve-files';

/** The product's own HTML and CSS without any JavaScript: what no page with it can beat. */
export const htmlAndCss: Rival = {
  name: 'HTML and CSS alone',
  start: (pages, origin) => {
    const files = pages.map((page) => [page.path, servedPage(page, withoutScripts(page.html))] as const);
    return serveFiles(new Map(files), origin);
  },
};
