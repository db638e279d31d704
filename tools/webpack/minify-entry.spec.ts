import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const minifier = require.resolve('./plugins/minify-entry.js');

const entryOf = (...hashes: string[]) => `
  const names = ${JSON.stringify(Object.fromEntries(hashes.map((hash, index) => [index, hash])))};
  const other = "abcdefgh";
  globalThis.fileOf = function (first, second, third, fourth, fifth) {
    return [first, second, third, fourth, fifth, names[first] + other].join(second + third + fourth + fifth);
  }`;
/** Its packages are ES modules, which a process of its own loads. */
async function minified(code: string): Promise<string> {
  const script = `import { minifyEntry } from ${JSON.stringify(minifier)};
    console.log((await minifyEntry({ 'remoteEntry.js': process.argv[1] }, undefined, {}, false)).code);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, code]);
  return stdout;
}

const withoutHashes = (code: string) => code.replaceAll(/"[0-9a-f]{8}"/g, '');

it('names variables alike whatever the hashes are, and leaves those as they are', async () => {
  const one = await minified(entryOf('fffffff0', 'fffffff1', '00000001'));
  const other = await minified(entryOf('ddddddd0', 'ddddddd1', '12345678'));
  expect(one).toContain('"fffffff0"');
  expect(one).toContain('"00000001"');
  expect(withoutHashes(one)).toBe(withoutHashes(other));
});

it('leaves the hash of an only chunk as it is, which becomes a part of its address', async () => {
  const code = await minified('globalThis.fileOf = () => "js/mount." + "abcdef12" + ".js";');
  expect(code).toContain('js/mount.abcdef12.js');
});
