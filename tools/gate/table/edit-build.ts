import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import type { PackSource } from '../../release/pack';
import type { Change } from './change';

/** A change to what an app's build is made of, or to what it says of itself. */
export interface BuildChange extends Change {
  app: ReleasedApp;
  apply(source: PackSource): Promise<void>;
  /** Addresses that are declared as changed. */
  changed?: string[];
  /** What happens to the release after it was packed. */
  spoil?(folder: string): Promise<void>;
}

/** Changes a file's text. Throws where there is nothing to change: the change would prove nothing. */
export async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = text.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to);
  if (changed === text) throw new Error(`${file} does not hold ${from}: the change is out of date.`);
  await writeFile(file, changed);
}

/** The one file of a build's client whose name begins so. */
export async function clientScript({ buildDir }: PackSource, name: string): Promise<string> {
  const folder = path.join(buildDir, 'client/js');
  const file = (await readdir(folder)).find((found) => found.startsWith(`${name}.`) && found.endsWith('.js'));
  if (!file) throw new Error(`The build has no script ${name}: the change is out of date.`);
  return path.join(folder, file);
}

export const serverBundle = ({ buildDir }: PackSource): string => path.join(buildDir, 'server/render.cjs');

export async function prepend(file: string, code: string): Promise<void> {
  await writeFile(file, `${code}\n${await readFile(file, 'utf8')}`);
}

export async function append(file: string, code: string): Promise<void> {
  await writeFile(file, `${await readFile(file, 'utf8')}\n;(() => { ${code} })();`);
}

/** Runs code once a page has been rendered: `address` and `result` are those of the page. */
export const afterRender = (code: string) => async (source: PackSource) =>
  append(
    serverBundle(source),
    `const own = module.exports;
     module.exports = { ...own, render: async (address, context) => {
       const result = await own.render(address, context);
       ${code}
       return result;
     } };`,
  );

export const withStyle = (css: string) =>
  afterRender(`result.head += '<style nonce="' + context.nonce + '">${css}</style>';`);

/** Of one page, only the first parts are left. */
export const withHalfGone = (address: string) =>
  afterRender(
    `if (address === '${address}')
       result.head += '<style nonce="' + context.nonce + '">main > *:nth-child(n + 3), main > * > *:nth-child(n + 3) { display: none }</style>';`,
  );

/** Runs code in the browser before the app is mounted. */
export const beforeMount = (code: string) => async (source: PackSource) => {
  const file = await clientScript(source, 'mount');
  await writeFile(file, `(() => { ${code} })();\n${await readFile(file, 'utf8')}`);
};

/** Does something with a request before it is sent. */
export const beforeRequest = (path: string, code: string) =>
  beforeMount(
    `const send = window.fetch;
     window.fetch = async (input, init) => {
       const request = new Request(input, init);
       if (request.method === 'POST' && new URL(request.url).pathname === '${path}') { ${code} }
       return send(request);
     };`,
  );
