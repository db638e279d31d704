import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PackSource } from '../../release/pack';
import {
  afterRender,
  append,
  beforeMount,
  type BuildChange,
  clientScript,
  edit,
  prepend,
  serverBundle,
  withHalfGone,
  withStyle,
} from './edit-build';

const site = 'public-site';
const admin = 'admin-console';
const headline = 'The shelf orders before it is empty.';

/** In what the server renders of a page, and in the chunk that hydrates it. */
const editPage = (name: string, from: string | RegExp, to: string) => async (source: PackSource) => {
  for (const file of [serverBundle(source), await clientScript(source, name)]) await edit(file, from, to);
};

/** For chunks that have numbers for names. */
async function scriptWith({ buildDir }: PackSource, text: string): Promise<string> {
  const folder = path.join(buildDir, 'client/js');
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (name.endsWith('.js') && (await readFile(file, 'utf8')).includes(text)) return file;
  }
  throw new Error(`No script holds ${text}: the change is out of date.`);
}

export const harmlessBuildChanges: BuildChange[] = [
  {
    app: site,
    title: 'the remote needs less of the contract',
    async apply({ config }) {
      config.contract = '^1.0.0';
    },
  },
  {
    app: site,
    title: 'a text changes',
    apply: editPage('retail-ts', headline, 'Shelves order before they are empty.'),
  },
  {
    app: site,
    title: 'a function of the server is renamed',
    apply: (source) => edit(serverBundle(source), /\bfixedPaths\b/, 'writtenPaths'),
  },
  {
    app: site,
    title: 'the build has a file more',
    apply: (source) => writeFile(path.join(source.buildDir, 'client/js/later.0123456789ab.js'), '/* */'),
  },
  {
    app: admin,
    title: 'the code of the console is laid out otherwise',
    apply: async (source) => prepend(await clientScript(source, 'mount'), '/* another banner */'),
  },
  {
    app: site,
    title: 'a page has another title',
    apply: editPage('retail-ts', 'Retail automation: stock, reorders', 'Automation for retail: stock, reorders'),
  },
  {
    app: site,
    title: 'half of a page is taken away, as was declared',
    changed: ['/retail'],
    apply: withHalfGone('/retail'),
  },
  {
    app: site,
    title: 'a chunk has another name',
    async apply(source) {
      const file = await clientScript(source, 'retail-ts');
      const [, hash = ''] = path.basename(file).split('.');
      const other = '0123456789ab';
      await rename(file, file.replace(hash, other));
      for (const name of ['chunks.json', 'client/remoteEntry.js']) {
        await edit(path.join(source.buildDir, name), hash, other);
      }
    },
  },
  { app: site, title: 'texts are a little smaller', apply: withStyle('main { zoom: 0.95 }') },
  { app: site, title: 'texts have another color', apply: withStyle('main { color: #224 }') },
  {
    app: site,
    title: 'there is more room between the parts of a page',
    apply: withStyle('main > * { margin-block: 40px }'),
  },
  {
    app: site,
    title: 'a line above every page tells some news',
    apply: withStyle('body::before { content: "We are hiring"; display: block; padding: 8px }'),
  },
  {
    app: site,
    title: 'the footer looks different on phones',
    apply: withStyle('@media (max-width: 400px) { footer { text-align: center } }'),
  },
  {
    app: site,
    title: 'pages are cached for longer',
    apply: afterRender('if (result.cacheSeconds) result.cacheSeconds += 60;'),
  },
  {
    app: site,
    title: 'pages take 50 ms longer',
    apply: afterRender('await new Promise((resolve) => setTimeout(resolve, 50));'),
  },
  {
    app: site,
    title: 'a page says in a comment when it was rendered',
    apply: afterRender("result.head += '<!-- ' + new Date().toString() + ' -->';"),
  },
  {
    app: site,
    title: 'pages tell search engines one thing more',
    apply: afterRender(
      `result.head += '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite"}</script>';`,
    ),
  },
  {
    app: site,
    title: 'what is rendered is counted',
    apply: afterRender('globalThis.rendered = (globalThis.rendered ?? 0) + 1;'),
  },
  {
    app: site,
    title: 'the server bundle keeps a table of 5 MB',
    apply: (source) => append(serverBundle(source), 'globalThis.table = Buffer.alloc(5_000_000, 1);'),
  },
  {
    app: site,
    title: 'a timer has a little to do each second',
    apply: (source) => append(serverBundle(source), 'setInterval(() => JSON.stringify(process.versions), 1_000);'),
  },
  {
    app: site,
    title: 'the app takes 200 ms longer to start',
    apply: beforeMount('const end = Date.now() + 200; while (Date.now() < end);'),
  },
  {
    app: site,
    title: 'something is remembered in the browser',
    apply: beforeMount("sessionStorage.setItem('seen', String(Date.now()));"),
  },
  {
    app: site,
    title: 'a listener is added to the page',
    apply: beforeMount("addEventListener('scroll', () => undefined, { passive: true });"),
  },
  {
    app: admin,
    title: 'a heading of the console has other words',
    apply: async (source) => {
      const text = 'Admin Dashboard';
      await edit(await scriptWith(source, text), text, 'Dashboard for admins');
    },
  },
  {
    app: admin,
    title: 'the console asks for everything by a function of its own',
    apply: beforeMount('const send = window.fetch; window.fetch = (input, init) => send(input, init);'),
  },
  {
    app: admin,
    title: 'the console takes 200 ms longer to start',
    apply: beforeMount('const end = Date.now() + 200; while (Date.now() < end);'),
  },
  {
    app: admin,
    title: 'the console remembers when it was opened',
    apply: beforeMount("localStorage.setItem('opened', String(Date.now()));"),
  },
];
