import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION, type Release, type ReleasedApp } from '@site/federation';
import { readHistory, readTraffic, swapPointer } from '@site/releases';
import { integrityOf } from '@site/releases';

export interface FixtureRelease {
  app?: ReleasedApp;
  version: string;
  /** Paths below the release folder to their text, besides those that every release has. */
  files?: Record<string, string>;
  changes?: Partial<Release>;
}

/** A folder of small releases, as the release command would leave them. */
export class FixtureReleases {
  readonly folder = mkdtempSync(join(tmpdir(), 'releases-'));

  async add({ app = 'public-site', version, files = {}, changes = {} }: FixtureRelease): Promise<void> {
    const rendered = app !== 'admin-console';
    const all: Record<string, string> = {
      'client/remoteEntry.js': `/* ${version} */`,
      'client/js/main.js': `/* main of ${version} */`,
      ...(rendered && { 'server/render.cjs': renderCode(version) }),
      ...files,
    };
    const folder = join(this.folder, app, version);
    for (const [path, text] of Object.entries(all)) await write(join(folder, path), text);
    const release: Release = {
      app,
      version,
      commit: null,
      builtAt: '2026-01-01T00:00:00.000Z',
      contentHash: version,
      contract: { speaks: CONTRACT_VERSION, needs: '^1.0.0' },
      apiSchema: '',
      entry: 'remoteEntry.js',
      chunks: { main: ['remoteEntry.js', 'js/main.js'], home: ['js/home.js'], app: ['js/app.js'] },
      preloads: ['assets/archivo.woff2'],
      integrity: Object.fromEntries(Object.entries(all).map(([path, text]) => [path, integrityOf(Buffer.from(text))])),
      server: rendered ? 'server/render.cjs' : null,
      addresses: rendered ? ['/*'] : ['/admin', '/admin/posts/new', '/admin/posts/:id/edit', '/admin/reset/:token'],
      queryKeys: ['search'],
      csp: { img: ['https://images.example.com'], frame: [] },
      ...changes,
    };
    await write(join(folder, 'release.json'), JSON.stringify(release));
  }

  /** As the command of that name does. */
  async promote(version: string, app: ReleasedApp = 'public-site'): Promise<void> {
    const seen = await readTraffic(this.folder, app);
    await swapPointer(this.folder, { kind: 'promote', app, seen, to: version, who: 'a test' });
  }

  /** Gives a version to a share of the visitors. */
  async giveToShare(version: string, percent: number, app: ReleasedApp = 'public-site'): Promise<void> {
    const seen = await readTraffic(this.folder, app);
    await swapPointer(this.folder, { kind: 'canary', app, seen, to: version, percent, who: 'a test' });
  }

  history() {
    return readHistory(this.folder);
  }

  /** A shell that is ending may still write here. */
  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** What an author may have written into a post: the page `/authored` contains it. */
export const authoredStyles = '<style>b{}</style><style nonce="a-guess">c{}</style>';

/** Renders the API's text under every known address, fresh for a fifth of a second; `/lasting` for a minute. */
const renderCode = (version: string): string => `
const page = (status, body, nonce) => ({
  status, body, head: '<title>${version}</title><style nonce="' + nonce + '">a{}</style>',
  state: { text: '</script><script>' }, chunks: ['home'], laterChunks: ['app'], cacheSeconds: 0.2,
});
exports.render = async (address, { fetch, nonce }) => {
  const path = address.split('?')[0];
  if (path === '/throws') throw new Error('broken');
  if (path === '/hangs') return new Promise(() => {});
  if (path === '/authored') return page(200, '<main>${authoredStyles}</main>', nonce);
  if (path === '/static') return page(200, '<main>${version} static</main>', nonce);
  if (path === '/secret') return { ...page(200, '<main>' + (await (await fetch('/api/content')).text()) + '</main>', nonce), cacheSeconds: 60, confidential: true };
  if (path === '/writes-styles') {
    const head = '<meta property="csp-nonce" nonce="' + nonce + '"><style nonce="' + nonce + '">a{}</style>';
    return { ...page(200, '<main></main>', nonce), head };
  }
  if (path === '/moved') return { ...page(301, '', nonce), location: '/static' };
  const response = await fetch('/api/content');
  if (path === '/kept') return { ...page(200, '<main>' + (await response.text()) + '</main>', nonce), keepSeconds: 60 };
  if (path === '/feed.xml') {
    const resource = { contentType: 'application/rss+xml; charset=utf-8', body: '<rss>' + (await response.text()) + '</rss>' };
    return { ...page(response.ok ? 200 : 503, '', nonce), resource };
  }
  if (path === '/a-page.md') {
    return { ...page(200, '', nonce), resource: { contentType: 'text/markdown; charset=utf-8', body: '# A page', canonical: 'https://site.example.com/a-page' } };
  }
  if (path.startsWith('/drawn/')) {
    const [shape, fonts] = {
      '/drawn/square.png': ['<path d="M0 0h9v9z"/>', []],
      '/drawn/of-another.png': ['<image width="9" height="9" href="/etc/hostname.png"/>', []],
      '/drawn/typeless.png': ['<text>a</text>', ['server/missing.ttf']],
    }[path];
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7">' + shape + '</svg>';
    return { ...page(200, '', nonce), resource: { contentType: 'image/png', body, rasterize: { fonts } } };
  }
  if (path === '/split.md') {
    return { ...page(200, '', nonce), resource: { contentType: 'text/plain', body: '', canonical: 'https://site.example.com/>; rel=preload, <a' } };
  }
  const known = ['/', '/blog', '/lasting'].includes(path);
  const status = response.ok ? (known ? 200 : 404) : 503;
  const rendered = page(status, '<main>${version} ' + address + ' ' + (await response.text()) + '</main>', nonce);
  return path === '/lasting' ? { ...rendered, cacheSeconds: 60 } : rendered;
};
exports.action = async (address, form, { fetch, nonce }) => {
  if (address === '/blog') return page(405, '<main>No form is here</main>', nonce);
  if (!form.get('name')) return page(422, '<main>Your name is missing</main>', nonce);
  await fetch('/api/contact', { method: 'POST', body: form.get('name') });
  return { ...page(303, '', nonce), location: '/contact?sent=1' };
};
`;
