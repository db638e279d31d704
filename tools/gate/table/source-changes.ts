import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Change } from './change';
import { edit } from './edit-build';

/** A change as somebody would write it: `apply` gets a copy of the source, which is then built. */
export interface SourceChange extends Change {
  built: 'public-site' | 'api';
  apply(root: string): Promise<void>;
}

const presenter = 'api/src/posts/post.presenter.ts';
const registry = 'public-site/src/app/page-registry.ts';
const retail = 'public-site/src/landing/pages/retail.ts';

export const breakingSourceChanges: SourceChange[] = [
  {
    built: 'public-site',
    title: 'a page asks for the window while it is rendered',
    cause: /\/retail: it answers 50\d, and what is live answers 200: window is not defined/,
    apply: (root) => edit(path.join(root, retail), /title: '(Retail[^']+)'/, 'title: `$1 ${window.innerWidth}`'),
  },
];

export const harmlessSourceChanges: SourceChange[] = [
  {
    built: 'public-site',
    title: 'a page is added, and a text of another is changed',
    async apply(root) {
      await edit(path.join(root, retail), 'The shelf orders before', 'A shelf orders before');
      await edit(
        path.join(root, registry),
        /( *landing\('\/retail',.*\n)/,
        "$1  landing('/startups-too', 'Industries', 'Startups, too'),\n",
      );
      await cp(path.join(root, retail), path.join(root, 'public-site/src/landing/pages/startups-too.ts'));
    },
  },
  {
    built: 'api',
    title: 'the API presents a field more',
    apply: (root) =>
      edit(path.join(root, presenter), /( *)readingMinutes!: number;/, '$1readingMinutes!: number;\n$1words!: number;'),
  },
];

const run = promisify(execFile);

/** Builds what was changed in a copy of the source. */
export async function buildCopy(root: string, built: SourceChange['built']): Promise<void> {
  const [command, ...args] =
    built === 'api'
      ? ['tsx/dist/cli.mjs', 'api/tools/openapi.ts']
      : ['webpack-cli/bin/cli.js', 'build', '--config', 'public-site/webpack.config.js'];
  const script = path.join(root, 'node_modules', command ?? '');
  await run(process.execPath, [script, ...args], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
}
