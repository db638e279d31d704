import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const plugins = path.join(__dirname, 'index.js');
const root = path.join(__dirname, '../..');

/** Text that no compression makes smaller, so that the module has this size. */
const weighing = (kilobytes: number) => `export const text = '${randomBytes(kilobytes * 768).toString('base64')}';`;

const budgets = {
  sufficient: { main: 5, named: 4, 'posts.page': 5 },
  outgrown: { main: 1, named: 2, 'posts.page': 3, '*': 100 },
  lacking: { main: 5, named: 4 },
};

/** What the compiler says of an entry of 2 KB, a chunk with a name of 3 KB and one without of 4 KB. */
let said: Record<keyof typeof budgets, string>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'size-budget-'));
  await mkdir(path.join(folder, 'pages'));
  await write('own.js', weighing(2));
  await write('pages/named.js', weighing(3));
  await write('pages/posts.page.js', weighing(4));
  await write(
    'main.js',
    `import { text } from './own.js';
    self.shown = [text, import(/* webpackChunkName: "named" */ './pages/named.js'), import('./pages/posts.page.js')];`,
  );
  for (const [name, numbers] of Object.entries(budgets)) await write(`${name}.json`, JSON.stringify(numbers));
  // One process for all three: its start takes most of the time.
  const script = `
    import webpack from 'webpack';
    import { SizeBudgetPlugin } from ${JSON.stringify(plugins)};
    const said = {};
    for (const name of ${JSON.stringify(Object.keys(budgets))}) {
      const compiler = webpack({
        context: ${JSON.stringify(folder)}, entry: './main.js', mode: 'production',
        output: { path: ${JSON.stringify(folder)} + '/' + name },
        plugins: [new SizeBudgetPlugin(${JSON.stringify(folder)} + '/' + name + '.json')],
      });
      const stats = await new Promise((resolve, reject) =>
        compiler.run((error, stats) => (error ? reject(error) : resolve(stats))));
      said[name] = stats.toString('errors-only');
    }
    console.log(JSON.stringify(said));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
  said = JSON.parse(stdout);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFile(path.join(folder, file), text);

describe('a build', () => {
  it('succeeds within its budgets', () => {
    expect(said.sufficient).toBe('');
  });

  it('fails by each part that has outgrown its own: the entry, a chunk with a name and one without', () => {
    expect(said.outgrown).toMatch(/main has \d\.\d KB of gzip .*its budget is 1 KB/);
    expect(said.outgrown).toMatch(/named has \d\.\d KB of gzip .*its budget is 2 KB/);
    expect(said.outgrown).toMatch(/posts\.page has \d\.\d KB of gzip .*its budget is 3 KB/);
  });

  it('fails by a part that has none, and by no other', () => {
    expect(said.lacking).toMatch(/posts\.page has .* it has no budget/);
    expect(said.lacking).not.toMatch(/main has|named has/);
  });
});
