import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type CapturedPage, servedPage, withScripts } from './captured-page';
import type { Rival } from './rival';
import { serveFiles } from './serve-files';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'bench/results/plain-webpack');
const webpack = path.join(root, 'node_modules/webpack-cli/bin/cli.js');
const config = path.join(import.meta.dirname, 'plain/build.config.js');

/** The same pages and components in one webpack build, which hydrates the same HTML at once. */
export const plainWebpack: Rival = {
  name: 'plain webpack build',
  start: async (pages, origin) => {
    const [{ data }] = pages as [CapturedPage];
    const { assets } = data.remote;
    const env = ['--env', `folder=${folder}`, '--env', `assets=${assets}`];
    await promisify(execFile)(process.execPath, [webpack, '--config', config, ...env], { cwd: root });
    const chunks: Record<string, string[]> = JSON.parse(await readFile(path.join(folder, 'chunks.json'), 'utf8'));
    const scripts = (page: CapturedPage) =>
      ['main', ...chunkNames(page)].flatMap((name) => chunks[name] ?? []).map((file) => assets + file);

    const files = new Map();
    for (const page of pages) {
      files.set(page.path, servedPage(page, withScripts(page.html, [...new Set(scripts(page))])));
    }
    for (const name of await readdir(path.join(folder, 'client/js'))) {
      const content = await readFile(path.join(folder, 'client/js', name));
      files.set(`${assets}js/${name}`, { contentType: 'text/javascript; charset=utf-8', content });
    }
    return serveFiles(files, origin);
  },
};

/** Of those that the product fetches once the page is used. */
const chunkNames = ({ data }: CapturedPage): string[] =>
  data.later.flatMap((address) => /\/js\/([a-z][\w-]*)\.\w+\.js$/.exec(address)?.[1] ?? []);
