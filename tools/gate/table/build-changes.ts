import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import type { PackSource } from '../../release/pack';
import type { Change } from './change';
import { clientScript, edit } from './stage';

/** A change to what an app's build is made of, or to what it says of itself. */
export interface BuildChange extends Change {
  app: ReleasedApp;
  apply(source: PackSource): Promise<void>;
  /** What happens to the release after it was packed. */
  spoil?(folder: string): Promise<void>;
}

const app = 'public-site';
const headline = 'The shelf orders before it is empty.';
const render = ({ buildDir }: PackSource): string => path.join(buildDir, 'server/render.cjs');

async function prepend(file: string, code: string): Promise<void> {
  await writeFile(file, `${code}\n${await readFile(file, 'utf8')}`);
}

export const breakingBuildChanges: BuildChange[] = [
  {
    app,
    title: 'the remote needs a contract that the shell does not have',
    cause: /needs contract \^2\.0\.0, but the shell has/,
    async apply({ config }) {
      config.contract = '^2.0.0';
    },
  },
  {
    app,
    title: 'the remote speaks a contract that the shell does not know',
    cause: /speaks contract 1\.99\.0, but the shell can host/,
    apply: async () => undefined,
    spoil: (folder) => edit(path.join(folder, 'release.json'), /"speaks": "[^"]+"/, '"speaks": "1.99.0"'),
  },
  {
    app: 'admin-console',
    title: 'a file is changed after it was packed',
    cause: /client\/remoteEntry\.js of admin-console@\S+ was changed after it was packed/,
    apply: async () => undefined,
    spoil: (folder) => prepend(path.join(folder, 'client/remoteEntry.js'), '/* */'),
  },
  {
    app,
    title: 'the server bundle fails when it is loaded',
    cause: /can’t serve public-site@\S+: .*The moon is missing/,
    apply: (source) => prepend(render(source), 'throw new Error("The moon is missing");'),
  },
  {
    app,
    title: 'one page fails when it is drawn',
    cause: /\/retail: it answers 50\d, and what is live answers 200: The headline is gone/,
    apply: (source) =>
      edit(render(source), `headline: '${headline}'`, 'get headline() { throw new Error("The headline is gone"); }'),
  },
  {
    app,
    title: 'an address answers another status',
    cause: /\/retail: it answers 404, and what is live answers 200/,
    apply: (source) => edit(render(source), "landing('/retail',", "landing('/retail-shops',"),
  },
  {
    app,
    title: 'the app fails when it is mounted',
    cause: /\/.*: an (error in the console|exception nobody catches): .*Nothing to mount/,
    apply: async (source) => prepend(await clientScript(source, 'mount'), 'throw new Error("Nothing to mount");'),
  },
  {
    app,
    title: 'the browser draws a page otherwise than the server',
    cause: /\/retail: the browser renders something else than the server did \(hydration mismatch\)/,
    apply: (source) => edit(render(source), headline, 'The shelf orders long before it is empty.'),
  },
  {
    app,
    title: 'a page lacks its chunk',
    cause: /\/retail: it fetches \S+\/retail-ts\.\S+\.js, which answers 404/,
    async apply(source) {
      await rm(await clientScript(source, 'retail-ts'));
      await edit(path.join(source.buildDir, 'chunks.json'), /"js\/retail-ts\.[^"]+"/, '');
    },
  },
];

export const harmlessBuildChanges: BuildChange[] = [
  {
    app,
    title: 'the remote needs less of the contract',
    async apply({ config }) {
      config.contract = '^1.0.0';
    },
  },
  {
    app,
    title: 'a text changes',
    async apply(source) {
      for (const file of [render(source), await clientScript(source, 'retail-ts')]) {
        await edit(file, headline, 'Shelves order before they are empty.');
      }
    },
  },
  {
    app,
    title: 'a function of the server is renamed',
    apply: (source) => edit(render(source), /\bfixedPaths\b/, 'writtenPaths'),
  },
  {
    app,
    title: 'the build has a file more',
    apply: (source) => writeFile(path.join(source.buildDir, 'client/js/later.0123456789ab.js'), '/* */'),
  },
  {
    app: 'admin-console',
    title: 'the code of the console is laid out otherwise',
    apply: async (source) => prepend(await clientScript(source, 'mount'), '/* another banner */'),
  },
];
