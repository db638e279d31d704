import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const webpack = path.join(__dirname, '../../node_modules/webpack-cli/bin/cli.js');
const plugins = path.join(__dirname, 'index.js');

// A compiler of its own each time, perhaps on a busy machine.
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'size-budget-'));
  await mkdir(path.join(folder, 'pages'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
/** Text that no compression makes smaller, so that the module has this size. */
const weighing = (kilobytes: number) => `export const text = '${randomBytes(kilobytes * 768).toString('base64')}';`;

/** Builds an entry of 2 KB, a chunk with a name of 3 KB and one without of 4 KB; answers what the compiler says. */
async function build(budgets: Record<string, number>): Promise<string> {
  await write('package.json', '{ "type": "module" }');
  await write('own.js', weighing(2));
  await write('pages/named.js', weighing(3));
  await write('pages/posts.page.js', weighing(4));
  await write(
    'main.js',
    `import { text } from './own.js';
    self.shown = [text, import(/* webpackChunkName: "named" */ './pages/named.js'), import('./pages/posts.page.js')];`,
  );
  await write('budgets.json', JSON.stringify(budgets));
  await write(
    'webpack.config.js',
    `import { SizeBudgetPlugin } from ${JSON.stringify(plugins)};
    export default {
      context: ${JSON.stringify(folder)}, entry: './main.js', mode: 'production', stats: 'errors-only',
      plugins: [new SizeBudgetPlugin(${JSON.stringify(path.join(folder, 'budgets.json'))})],
    };`,
  );
  const config = path.join(folder, 'webpack.config.js');
  const run = promisify(execFile)(process.execPath, [webpack, '--config', config], { cwd: folder });
  return run.then(
    () => 'built',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

describe('a build', () => {
  it('succeeds within its budgets', async () => {
    expect(await build({ main: 5, named: 4, 'posts.page': 5 })).toBe('built');
  });

  it('fails by each part that has outgrown its own: the entry, a chunk with a name and one without', async () => {
    const said = await build({ main: 1, named: 2, 'posts.page': 3, '*': 100 });
    expect(said).toMatch(/main has \d\.\d KB of gzip .*its budget is 1 KB/);
    expect(said).toMatch(/named has \d\.\d KB of gzip .*its budget is 2 KB/);
    expect(said).toMatch(/posts\.page has \d\.\d KB of gzip .*its budget is 3 KB/);
  });

  it('fails by a part that has none, and by no other', async () => {
    const said = await build({ main: 5, named: 4 });
    expect(said).toMatch(/posts\.page has .* it has no budget/);
    expect(said).not.toMatch(/main has|named has/);
  });
});
