import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const plugin = path.join(__dirname, 'plugins/public-folder-plugin.js');
const root = path.join(__dirname, '../..');
const files = { 'favicon.ico': 'icon', 'jobs/mark.svg': '<svg/>', 'jobs/cards/first.png': 'picture' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'public-folder-'));
  await write('main.js', '');
  for (const [name, text] of Object.entries(files)) await write(`public/${name}`, text);
  const script = `
    import webpack from 'webpack';
    import { PublicFolderPlugin } from ${JSON.stringify(plugin)};
    const folder = ${JSON.stringify(folder)};
    const compiler = webpack({
      context: folder, entry: './main.js', mode: 'production', output: { path: folder + '/built' },
      plugins: [new PublicFolderPlugin(folder + '/public')],
    });
    const stats = await new Promise((resolve, reject) =>
      compiler.run((error, stats) => (error ? reject(error) : resolve(stats))));
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, text: string) {
  await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

it('gets the files of the public folder as they are, each at its address, those of folders in it too', async () => {
  const built = path.join(folder, 'built/public');
  const found = (await readdir(built, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = await Promise.all(
    found.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(built, file), await readFile(file, 'utf8')];
    }),
  );
  expect(Object.fromEntries(texts)).toEqual(files);
});
