import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runInThisContext } from 'node:vm';
import webpack from 'webpack';
import { storeSourceMaps } from './store-source-maps';
import { readReportedStacks } from './reported-stack';
import { resolveStack } from './resolved-stack';
import { sourceMapsOf } from './source-maps-folder';
import { SourcePlaces } from './source-place';

const folder = mkdtempSync(path.join(tmpdir(), 'stack-'));
const stored = path.join(folder, 'source-maps');
const source = `const people = [{ name: { first: 'Ada' } }, {}];

function firstNames(list) {
  return list.map((person) => person.name.first);
}

console.log(firstNames(people));
`;
let stack = '';

// A compiler of its own, perhaps on a busy machine.
/** A minified build that throws, its source map kept as that of public-site@v1. */
beforeAll(async () => {
  await mkdir(path.join(folder, 'public-site/src'), { recursive: true });
  await writeFile(path.join(folder, 'public-site/src/names.js'), source);
  const compiler = webpack({
    context: path.join(folder, 'public-site'),
    mode: 'production',
    devtool: 'hidden-source-map',
    entry: './src/names.js',
    output: {
      path: path.join(folder, 'dist/client'),
      filename: 'js/names.js',
      sourceMapFilename: '../maps/[file].map',
      uniqueName: 'public-site',
    },
  });
  await promisify((done: (error: Error | null) => void) => compiler?.run((error) => done(error)))();
  await writeFile(path.join(folder, 'dist/maps/js/earlier-build.js.map'), '{}');
  await storeSourceMaps(path.join(folder, 'dist/maps'), sourceMapsOf(stored, 'public-site', 'v1'));
  stack = thrownBy(await readFile(path.join(folder, 'dist/client/js/names.js'), 'utf8'));
});
afterAll(() => rm(folder, { recursive: true }));

function thrownBy(code: string): string {
  try {
    runInThisContext(code, { filename: 'https://site.example.com/releases/public-site/v1/client/js/names.js' });
  } catch (error) {
    return (error as Error).stack ?? '';
  }
  throw new Error('The build was meant to throw.');
}

async function resolve(input: string): Promise<string> {
  const places = new SourcePlaces(stored);
  return (await Promise.all(readReportedStacks(input).map((reported) => resolveStack(reported, places)))).join('\n');
}

const logLine = (report: object) =>
  JSON.stringify({ app: 'shell@s1', id: 'the-request', page: 'public-site@v1', path: '/blog', report });

describe('a stack of a minified release', () => {
  it('is told in lines of the source, with the code around the first', async () => {
    const resolved = await resolve(logLine({ message: 'Cannot read properties', stack }));
    expect(resolved).toContain('page public-site@v1  path /blog  id the-request  logged by shell@s1');
    expect(resolved).toMatch(/ {4}at public-site\/src\/names\.js:4:\d+/);
    expect(resolved).toContain('> 4 |   return list.map((person) => person.name.first);');
    expect(resolved).toMatch(/ {4}at public-site\/src\/names\.js:4:\d+ map\n/);
  });

  it('may be pasted as text', async () => {
    expect(await resolve(stack)).toContain('public-site/src/names.js:4:');
  });

  it('is found among other lines of a log', async () => {
    const resolved = await resolve(
      `{"app":"shell@s1","msg":"request"}\nno JSON\n${logLine({ message: 'x', stack })}\n`,
    );
    expect(resolved).toContain('public-site/src/names.js:4:');
    expect(resolved).not.toContain('no JSON');
  });
});

it('maps of earlier builds are not kept with a release', async () => {
  expect(await readdir(path.join(sourceMapsOf(stored, 'public-site', 'v1'), 'js'))).toEqual(['names.js.map.gz']);
});

describe('what can’t be told', () => {
  it('says whose source map does not have it', async () => {
    const resolved = await resolve(stack.replaceAll('/v1/', '/v2/'));
    expect(resolved).toContain('(in no kept source map of public-site@v2)');
  });

  it.each(['at <anonymous>', 'at x (/releases/public-site/../../etc/client/passwd:1:1)', 'at f (native)'])(
    'stays as it is: %s',
    async (line) => expect(await resolve(line)).toBe(line),
  );

  it('is nothing where there is no stack', () => {
    expect(readReportedStacks(' \n')).toEqual([]);
  });
});
