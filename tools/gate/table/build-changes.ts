import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type BuildChange, clientScript, edit, prepend, serverBundle } from './edit-build';

const app = 'public-site';
const headline = 'The shelf orders before it is empty.';
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
    apply: (source) => prepend(serverBundle(source), 'throw new Error("The moon is missing");'),
  },
  {
    app,
    title: 'one page fails when it is rendered',
    cause: /\/retail: it answers 50\d, and what is live answers 200: The headline is gone/,
    apply: (source) =>
      edit(
        serverBundle(source),
        `headline: '${headline}'`,
        'get headline() { throw new Error("The headline is gone"); }',
      ),
  },
  {
    app,
    title: 'an address answers another status',
    cause: /\/retail: it answers 404, and what is live answers 200/,
    apply: (source) => edit(serverBundle(source), "landing('/retail',", "landing('/retail-shops',"),
  },
  {
    app,
    title: 'the app fails when it is mounted',
    cause: /\/.*: an (error in the console|exception nobody catches): .*Nothing to mount/,
    apply: async (source) => prepend(await clientScript(source, 'mount'), 'throw new Error("Nothing to mount");'),
  },
  {
    app,
    title: 'the app never ends its start',
    cause: /\/.*: it has not answered for 35 s/,
    apply: async (source) => prepend(await clientScript(source, 'mount'), 'for (;;);'),
  },
  {
    app,
    title: 'the browser renders a page otherwise than the server',
    cause: /\/retail: the browser renders something else than the server did \(hydration mismatch\)/,
    apply: (source) => edit(serverBundle(source), headline, 'The shelf orders long before it is empty.'),
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
