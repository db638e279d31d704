import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { everyPage } from '../support/pages';
import { expect, test } from '../support/test';

/** KB of gzip: HTML with its styles and state by page, and of all scripts that come before a page is used. */
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, '../../public-site/page-budgets.json'), 'utf8')) as {
  scripts: number;
  pages: Record<string, number>;
};

/** Each is a part of the blog's, and may take as much. */
const lists = ['/blog?type=demo', '/blog?tag=leads'];

test('no page takes more bytes than it may, nor more script before it is used', async ({ request, baseURL }) => {
  const tooLarge: Record<string, number> = {};
  const sizes = new Map<string, number>();
  const sizeOf = async (address: string) => {
    const size = sizes.get(address) ?? (await gzipBytes(new URL(address, baseURL))) / 1024;
    sizes.set(address, size);
    return size;
  };
  for (const page of [...(await everyPage(request)), ...lists]) {
    const answer = await request.get(page);
    expect([page, answer.status()]).toEqual([page, 200]);
    const html = await answer.text();
    const size = await sizeOf(page);
    const path = page.replace(/\?.*/, '');
    const budget = budgets.pages[path] ?? budgets.pages[path.replace(/[^/]*$/, '*')] ?? 0;
    if (size > budget) tooLarge[page] = Number(size.toFixed(2));
    let scripts = 0;
    for (const script of scriptsOf(html)) scripts += await sizeOf(script);
    if (scripts > budgets.scripts) tooLarge[`scripts of ${page}`] = Number(scripts.toFixed(2));
  }
  expect(tooLarge).toEqual({});
});

/** Those that the page names, and those that its start takes one after the other. */
function scriptsOf(html: string): Set<string> {
  const data = /<script type="application\/json" id="shell-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { scripts = [] } = JSON.parse(data) as { scripts?: { address: string }[] };
  const named = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, address]) => String(address));
  const all = new Set([...named, ...scripts.map(({ address }) => address)]);
  expect(all.size).toBeGreaterThan(3);
  return all;
}

/** As it is sent: Playwright's own requests unpack it. */
const gzipBytes = (address: URL): Promise<number> =>
  new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
