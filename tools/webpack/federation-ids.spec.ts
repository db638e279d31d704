import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

let folder: string;

beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'federation-ids-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('takes no id of a module from a path of this machine', async () => {
  await writeFile(path.join(folder, 'mount.js'), 'export const mount = () => undefined;');
  const script = `
    import webpack from 'webpack';
    import { remotePlugins } from ${JSON.stringify(path.join(__dirname, 'remote-plugins.js'))};
    const context = ${JSON.stringify(folder)};
    const compiler = webpack({
      context, entry: {}, mode: 'production', plugins: remotePlugins({ name: 'careers', mount: './mount.js' }),
      output: { path: context + '/dist', uniqueName: 'careers', publicPath: 'auto' },
    });
    const stats = await new Promise((resolve, reject) =>
      compiler.run((error, stats) => (error ? reject(error) : resolve(stats))));
    const { modules } = stats.toJson({ all: false, modules: true, ids: true, modulesSpace: Infinity });
    console.log(JSON.stringify(modules.map(({ identifier, id }) => [identifier, id])));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path.join(__dirname, '../..'),
  });
  const ids: [string | null, number | null][] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  const idOf = (name: RegExp) => ids.find(([identifier]) => name.test(identifier ?? ''))?.[1];
  expect([idOf(/^[^ ]+\.federation\/entry\./), idOf(/^container entry/)]).toEqual([0, 1]);
});
