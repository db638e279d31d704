import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { spreadOf } from './figures/distribution';
import { type PageFigures, pageFigures } from './figures/page-figures';
import { targetsOf } from './figures/page-table';
import { ours } from './parts/pages';
import { type CapturedPage, capturePage, withoutScripts } from './rivals/captured-page';
import { htmlAndCss } from './rivals/html-and-css';
import { announcing, nextExport } from './rivals/next-export';
import type { ServedSite } from './rivals/serve-files';
import { serveFiles } from './rivals/serve-files';

const document = `<head><script type="application/ld+json">{}</script>
<script defer src="/host.js"></script></head>
<body><div id="root">text</div><script type="application/json" id="shell-data">{"state":1}</script></body>`;

describe('a page that a rival serves', () => {
  it('has no script but structured data where it does without', () => {
    const html = withoutScripts(document);
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(html).toContain('<div id="root">text</div>');
  });
});

describe('the pictures that a page announces', () => {
  const path = '/blog/article';
  const cover = '</media/cover.svg>; rel=preload; as=image; fetchpriority="high"';
  const html = document.replace('text', '<img src="/media/cover.svg">');
  const product = createServer((_, response) => response.setHeader('Link', cover).end(html));
  let origin: string;

  beforeAll(async () => {
    await once(product.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    product.closeAllConnections();
    product.close();
  });

  const exportOf = (page: CapturedPage, content: string) =>
    announcing([page], new Map([[path, { contentType: 'text/html; charset=utf-8', content: Buffer.from(content) }]]));
  const rivals: Record<string, (page: CapturedPage) => Promise<ServedSite>> = {
    [htmlAndCss.name]: (page) => htmlAndCss.start([page], origin),
    [nextExport.name]: (page) => serveFiles(exportOf(page, '<img src="/media/cover.svg"/>'), origin),
  };

  it.each(Object.entries(rivals))('are announced as the product does: %s', async (_, start) => {
    const served = await start(await capturePage(origin, path));
    const { headers } = await fetch(served.origin + path);
    await served.end();
    expect(headers.get('link')).toBe(cover);
  });

  it('are none where a rival shows others', async () => {
    const files = exportOf(await capturePage(origin, path), '<img src="/_next/other.svg"/>');
    expect(files.get(path)?.link).toBe('');
  });
});

describe('targets', () => {
  const contestant = (lcp: number, scripts: number, tbt: number): PageFigures => ({
    ...pageFigures([], new Map()),
    lcpMs: spreadOf([lcp]),
    emptyTabLcpMs: spreadOf([lcp]),
    tbtMs: spreadOf([tbt]),
    serialRoundTrips: { all: 3, untilUsed: 2 },
    weights: {
      document: { gzip: 0, brotli: 0 },
      scripts: { gzip: scripts, brotli: scripts },
      all: { gzip: 0, brotli: 0 },
    },
  });
  const reached = (own: PageFigures) =>
    targetsOf(
      new Map([
        [ours, own],
        [nextExport.name, contestant(110, 100, 10)],
        [htmlAndCss.name, contestant(100, 0, 0)],
      ]),
    ).map((target) => target.reached);

  it('are reached by a page that is as quick as its limit', () => {
    expect(reached(contestant(105, 80, 10))).toEqual(Array(7).fill(true));
  });

  it('are missed by one that is slower, larger and busier', () => {
    expect(reached(contestant(111, 81, 11))).toEqual([...Array(6).fill(false), true]);
  });
});
