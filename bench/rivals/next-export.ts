import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type CapturedPage, servedPage } from './captured-page';
import type { Rival } from './rival';
import { type ServedFile, serveFiles } from './serve-files';

const source = path.join(import.meta.dirname, 'next');
// An address that Nx does not see: a change of the site shall not run the tests of the bench.
const site = path.join(import.meta.dirname, '../../public-site/src');
// As deep as the source, whose imports lead to the public site.
const folder = path.join(import.meta.dirname, '../results/next');
const run = promisify(execFile);

/** The same components and data as a static export of Next.js with its App Router. */
export const nextExport: Rival = {
  name: 'Next.js export',
  start: async (pages, origin) => {
    await install();
    await writeFile(path.join(folder, 'content.json'), JSON.stringify(await contentOf(pages, origin)));
    const next = path.join(folder, 'node_modules/next/dist/bin/next');
    const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
    await run(process.execPath, [next, 'build', '--webpack'], { cwd: folder, env });
    return serveFiles(announcing(pages, await exported()), origin);
  },
};

/** Takes the packages from an earlier run where they are still those of the lock file. */
async function install(): Promise<void> {
  const lock = await readFile(path.join(source, 'package-lock.json'), 'utf8');
  const installed = path.join(folder, 'node_modules/.bench-lock.json');
  const isThere = (await readFile(installed, 'utf8').catch(() => '')) === lock;
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (name !== 'node_modules' || !isThere) await rm(path.join(folder, name), { recursive: true });
  }
  await cp(source, folder, { recursive: true });
  if (isThere) return;
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  await writeFile(installed, lock);
}

/** What the pages say, for a build that has no API to ask. */
async function contentOf(pages: CapturedPage[], origin: string) {
  const article = pages.find(({ path }) => path.startsWith('/blog/'));
  if (!article) throw new Error('There is no article to export.');
  const { config, state } = article.data;
  const { navigation, headerNavigation } = await import(path.join(site, 'app/navigation.ts'));
  const slug = article.path.slice('/blog/'.length);
  return { origin, config, navigation, headerNavigation, article: { slug, state } };
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

async function exported(): Promise<Map<string, ServedFile>> {
  const files = new Map<string, ServedFile>();
  const out = path.join(folder, 'out');
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const contentType = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    files.set(addressOf(path.relative(out, file)), { contentType, content: await readFile(file) });
  }
  return files;
}

/** The exported files, whose pages announce their pictures as the product's do. */
export function announcing(pages: CapturedPage[], files: Map<string, ServedFile>): Map<string, ServedFile> {
  const announced = pages.flatMap((page) => {
    const file = files.get(page.path);
    return file ? [[page.path, servedPage(page, file.content.toString())] as const] : [];
  });
  return new Map([...files, ...announced]);
}

const addressOf = (file: string): string => `/${file}`.replace(/(?<=\/)index\.html$|\.html$/, '');
