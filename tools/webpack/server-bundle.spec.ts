import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const webpack = path.join(__dirname, '../../node_modules/webpack-cli/bin/cli.js');
const config = path.join(__dirname, 'index.js');

// A compiler of its own, perhaps on a busy machine.
let folder: string;
let bundle: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'server-bundle-'));
  bundle = path.join(folder, 'built/render.cjs');
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
  await write('package.json', '{ "type": "module", "sideEffects": false }');
  await write(
    'icons.js',
    `export const used = { title: 'Größe → ☂' };
export const forgotten = { title: 'nobody renders it' };
export class Icon {}`,
  );
  await write(
    'main.js',
    `import { Icon, used } from './icons.js';
export const title = () => used.title;
export const nameOfClass = new Icon().constructor.name;
export function breakDown() {
  throw new Error('broken');
}`,
  );
  await write(
    'webpack.config.js',
    `import { serverConfig } from ${JSON.stringify(config)};
    export default {
      ...serverConfig({ project: 'a-project', entry: './main.js', filename: 'render.cjs' }),
      context: ${JSON.stringify(folder)}, cache: false,
      output: {
        path: ${JSON.stringify(path.dirname(bundle))}, filename: 'render.cjs', library: { type: 'commonjs2' },
      },
    };`,
  );
  await promisify(execFile)(process.execPath, [webpack, '--config', path.join(folder, 'webpack.config.js')]);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const run = () => createRequire(__filename)(bundle);

/** Line and column of a function that throws, as its stack tells them. */
function placeOfFailure(): { line: number; column: number } {
  try {
    run().breakDown();
  } catch (error) {
    const [, line, column] = /breakDown \(.*render\.cjs:(\d+):(\d+)\)/.exec(String((error as Error).stack)) ?? [];
    return { line: Number(line), column: Number(column) - 1 };
  }
  throw new Error('It did not fail.');
}

describe("a server's bundle", () => {
  it('holds what is used and nothing else', async () => {
    expect(run().title()).toBe('Größe → ☂');
    expect(await readFile(bundle, 'utf8')).not.toContain('nobody renders it');
  });

  it('has no letter that makes V8 keep two bytes of each', async () => {
    expect(Math.max(...(await readFile(bundle, 'utf8')).split('').map((letter) => letter.charCodeAt(0)))).toBeLessThan(
      256,
    );
  });

  it('keeps names and lines, and its map leads to the source', async () => {
    expect(run().nameOfClass).toBe('Icon');
    const place = placeOfFailure();
    expect(place.line).toBeGreaterThan(5);
    const map = new TraceMap(await readFile(`${bundle}.map`, 'utf8'));
    expect(originalPositionFor(map, place)).toMatchObject({ source: expect.stringMatching(/main\.js$/), line: 5 });
  });
});
