import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { gatePreview } from '../gate/gate';
import { contentHashOf, pack } from './pack';
import { rendering, TemporaryWorkspace } from './testing/temporary-workspace';

let workspace: TemporaryWorkspace;
beforeEach(async () => {
  workspace = new TemporaryWorkspace();
  await workspace.build();
});
afterEach(() => workspace.remove());

const packedAt = (time: string) => pack(workspace.source, workspace.releasesDir, new Date(time));
const packed = () => packedAt('2026-11-20T15:30:00Z');
const packedLater = () => packedAt('2026-11-20T15:30:01Z');
const fileOf = (version: string, file: string) => path.join(workspace.releasesDir, 'public-site', version, file);
const check = (version: string) => gatePreview(workspace.releasesDir, 'public-site', version);

describe('packing a build', () => {
  it('names the version by its time and content', async () => {
    const { version, contentHash } = await packed();
    expect(version).toBe(`20261120-153000-${contentHash.slice(0, 7)}`);
  });

  it('says when it was built, which may be long before', async () => {
    const builtAt = '2026-10-01T08:00:00.000Z';
    expect((await packed()).builtAt).toBe('2026-11-20T15:30:00.000Z');
    workspace.source.builtAt = new Date(builtAt);
    const { version, ...release } = await packedLater();
    expect(release.builtAt).toBe(builtAt);
    expect(version).toMatch(/^20261120-153001-/);
  });

  it('describes the release', async () => {
    expect(await packed()).toMatchObject({
      app: 'public-site',
      commit: 'abc1234',
      contract: { needs: '^1.0.0' },
      entry: 'remoteEntry.js',
      chunks: { main: ['remoteEntry.js'], home: ['js/home.js'] },
      preloads: ['assets/archivo.1234.woff2'],
      server: 'server/render.cjs',
      addresses: ['/*'],
    });
  });

  it('lists the integrity of every file, and holds no source map', async () => {
    const { version, integrity } = await packed();
    const files = await readdir(fileOf(version, ''), { recursive: true });
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    for (const file of ['client/remoteEntry.js', 'client/remoteEntry.js.br', 'server/render.cjs']) {
      expect(integrity[file]).toMatch(/^sha384-/);
    }
  });

  it('compresses text that is worth it', async () => {
    const { version } = await packed();
    const compressed = await readFile(fileOf(version, 'client/remoteEntry.js.br'));
    expect(brotliDecompressSync(compressed)).toEqual(await readFile(fileOf(version, 'client/remoteEntry.js')));
  });

  it('takes over what was compressed before where it holds the same, and never what is spoilt', async () => {
    const first = await packed();
    const compressed = (version: string, suffix: string) => fileOf(version, `client/remoteEntry.js${suffix}`);
    const content = await readFile(compressed(first.version, ''));
    const fromBefore = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    await writeFile(compressed(first.version, '.br'), fromBefore);
    await writeFile(compressed(first.version, '.gz'), gzipSync('something else'));
    await workspace.build('another home');
    const { version } = await packedLater();
    expect(await readFile(compressed(version, '.br'))).toEqual(fromBefore);
    expect(gunzipSync(await readFile(compressed(version, '.gz')))).toEqual(content);

    await writeFile(compressed(version, '.br'), 'spoilt');
    await workspace.build('a third home');
    const third = await readFile(compressed((await packedAt('2026-11-20T15:30:02Z')).version, '.br'));
    expect(brotliDecompressSync(third)).toEqual(content);
  });

  const canMount = process.getuid?.() === 0;
  if (canMount)
    it('leaves nothing on a disk that is full, and says so', async () => {
      await mkdir(workspace.releasesDir, { recursive: true });
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', workspace.releasesDir]);
      try {
        for (let file = 0; file < 200; file += 1) {
          await writeFile(
            path.join(workspace.source.buildDir, `client/js/${file}.js`),
            randomBytes(8192).toString('hex'),
          );
        }
        for (let second = 0; second < 5; second += 1) {
          await expect(packedAt(`2026-11-20T15:30:0${second}Z`)).rejects.toThrow(
            'There is no room left on the disk of',
          );
          expect(await readdir(path.join(workspace.releasesDir, 'public-site'))).toEqual([]);
        }
      } finally {
        execFileSync('umount', ['-l', workspace.releasesDir]);
      }
    });

  it('leaves no half-made folder behind', async () => {
    const { version } = await packed();
    expect(await readdir(path.join(workspace.releasesDir, 'public-site'))).toEqual([version]);
  });

  it('leaves nothing behind of a release that can not be finished', async () => {
    await workspace.write('dist/chunks.json', '{');
    await expect(packed()).rejects.toThrow(SyntaxError);
    expect(await readdir(path.join(workspace.releasesDir, 'public-site'))).toEqual([]);
  });

  it('gives the same content the same hash, and any other another', async () => {
    const before = await contentHashOf(workspace.source);
    await workspace.build();
    expect(await contentHashOf(workspace.source)).toBe(before);
    await workspace.build('another home');
    expect(await contentHashOf(workspace.source)).not.toBe(before);
  });

  it('refuses a folder that holds no build', async () => {
    await expect(pack({ ...workspace.source, buildDir: '/nowhere' }, workspace.releasesDir)).rejects.toThrow(
      'there is no client/remoteEntry.js',
    );
  });

  it('refuses a server bundle under another name, which nobody would run', async () => {
    await rename(workspace.pathOf('dist/server/render.cjs'), workspace.pathOf('dist/server/render.js'));
    await expect(packed()).rejects.toThrow('dist has a folder server, but no server/render.cjs: name the bundle');
  });

  it('takes a build without a server bundle, which renders in the browser', async () => {
    await rm(workspace.pathOf('dist/server'), { recursive: true });
    expect(await packed()).toMatchObject({ server: null });
  });
});

describe('what a release asks of the API', () => {
  it('is kept with it: the calls that its program makes, with the fields that it names', async () => {
    const answer = (schema: object) => ({ 200: { content: { 'application/json': { schema } } } });
    const properties = { title: { type: 'string' }, colour: { type: 'string' } };
    workspace.source.api = {
      openapi: '3.0.0',
      paths: {
        '/api/posts': { get: { operationId: 'listPosts', responses: answer({ type: 'object', properties }) } },
        '/api/users': { get: { operationId: 'listUsers', responses: answer({ type: 'object' }) } },
      },
    };
    await workspace.write('dist/client/js/home.js', 'fetch("/api/posts?limit=3").then(({ title }) => title)');
    const { version } = await packed();
    const used = JSON.parse(await readFile(fileOf(version, 'api.json'), 'utf8'));
    expect(Object.keys(used.paths)).toEqual(['/api/posts']);
    const { schema } = used.paths['/api/posts'].get.responses[200].content['application/json'];
    expect(Object.keys(schema.properties)).toEqual(['title']);
  });
});

describe('checking a release before its preview', () => {
  it('reports what it looked at', async () => {
    const { version } = await packed();
    const { results } = await check(version);
    expect(results.map(({ title, outcome, seen }) => [title, outcome, seen])).toEqual([
      ['contract', 'passed', expect.stringContaining('needs ^1.0.0')],
      ['files', 'passed', '8 files'],
      ['first page', 'passed', '/ rendered without an API'],
    ]);
  });

  it('refuses one that is not there', async () => {
    await expect(check('20200101-000000-abcdefg')).rejects.toThrow('There is no release public-site@20200101');
  });

  it('refuses one with a changed file', async () => {
    const { version } = await packed();
    await writeFile(fileOf(version, 'client/js/home.js'), 'changed');
    await expect(check(version)).rejects.toThrow('client/js/home.js of public-site@');
  });

  it('refuses one with a missing file', async () => {
    const { version } = await packed();
    await rm(fileOf(version, 'client/js/home.js'));
    await expect(check(version)).rejects.toThrow('is missing its file client/js/home.js');
  });

  it('refuses one with a file too many', async () => {
    const { version } = await packed();
    await writeFile(fileOf(version, 'client/extra.js'), '');
    await expect(check(version)).rejects.toThrow('a file that was not packed with it: client/extra.js');
  });

  it('refuses one that needs another contract', async () => {
    workspace.source.config.contract = '^9.0.0';
    const { version } = await packed();
    await expect(check(version)).rejects.toThrow('needs contract ^9.0.0, but the shell has');
  });

  it.each([
    ['throws', 'async () => { throw new Error("broken"); }', 'can’t render /: broken'],
    ['answers an error', rendering({ status: 500, body: '' }), 'it answered 500'],
    ['ends the process', 'async () => process.exit(0)', 'The process of public-site@'],
    [
      'leaves a rejected promise',
      'async () => { Promise.reject(new Error("late")); return new Promise(() => {}); }',
      '(died)',
    ],
  ])('refuses one whose first page %s', async (_, render, sentence) => {
    await workspace.writeRender(render);
    const { version } = await packed();
    await expect(check(version)).rejects.toThrow(sentence);
  });

  it.each([
    [['/jobs/:slug', '/jobs'], '/jobs rendered without an API'],
    [['/jobs/:slug'], 'not rendered: all addresses have parameters'],
  ])('renders the first page of an app beside the site that claims %j', async (addresses, seen) => {
    workspace.source.app = 'careers';
    Object.assign(workspace.source.config, { scope: '/jobs', addresses });
    await rm(path.join(workspace.source.buildDir, 'client/public'), { recursive: true });
    const page = rendering({ status: 200, body: 'jobs' });
    await workspace.writeRender(`async (at) => ({ ...await (${page})(), status: at === '/jobs' ? 200 : 404 })`);
    const { version } = await packed();
    const { results } = await gatePreview(workspace.releasesDir, 'careers', version);
    expect(results.at(-1)).toMatchObject({ outcome: 'passed', seen });
  });
});
