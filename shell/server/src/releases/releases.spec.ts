import fs from 'node:fs';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';
import { integrityOf } from '@site/releases';

/** Each test finds the version live that the one before has left so. */
let shell: TestShell;
beforeAll(async () => (shell = await TestShell.start()));
afterAll(() => shell.stop());

async function promote(version: string, files: Record<string, string> = {}): Promise<void> {
  await shell.releases.add({ version, files });
  await shell.releases.promote(version);
}

describe('a promotion', () => {
  it('shows on the very next page, HTML and script', async () => {
    expect(await shell.text('/static')).toContain('v1 static');
    await promote('v2');
    const html = await shell.text('/static');
    expect(html).toContain('v2 static');
    expect(html).toContain('/releases/public-site/v2/client/remoteEntry.js');
    expect(html).not.toContain('v1');
  });

  it('can be taken back', async () => {
    await shell.releases.promote('v1');
    expect(await shell.text('/static')).toContain('v1 static');
  });

  it('leaves the files of the version before where open tabs look for them', async () => {
    for (const version of ['v1', 'v2']) {
      expect(await shell.text(`/releases/public-site/${version}/client/js/main.js`)).toBe(`/* main of ${version} */`);
    }
  });

  it('tells what each script of any release must be, and nothing of what the server runs', async () => {
    const response = await shell.get('/releases/public-site/v1/integrity.json');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const integrities = (await response.json()) as Record<string, string>;
    expect(Object.keys(integrities)).toEqual(['client/remoteEntry.js', 'client/js/main.js']);
    const file = await shell.text('/releases/public-site/v1/client/js/main.js');
    expect(integrities['client/js/main.js']).toBe(integrityOf(Buffer.from(file)));
    for (const path of ['public-site/v9', 'api/v1']) {
      expect((await shell.get(`/releases/${path}/integrity.json`)).status).toBe(404);
    }
  });

  it('is told to host scripts that ask what is live', async () => {
    const response = await shell.get('/releases/current.json');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(await response.json()).toMatchObject({
      'public-site': { version: 'v1', entry: '/releases/public-site/v1/client/remoteEntry.js' },
      'admin-console': { version: 'c1' },
    });
  });
});

describe('a system that has no watch left to give', () => {
  it('keeps no shell from starting, nor from following what is promoted', async () => {
    const error = Object.assign(new Error('too many open files, watch'), { code: 'EMFILE' });
    const watch = jest.spyOn(fs, 'watch').mockImplementation(() => {
      throw error;
    });
    await shell.restart();
    expect(watch).toHaveBeenCalled();
    watch.mockRestore();
    expect(shell.log).toContainEqual(
      expect.objectContaining({
        msg: 'the folder of releases can no longer be watched',
        err: expect.objectContaining({ code: 'EMFILE' }),
      }),
    );
    await promote('v3');
    expect(await shell.text('/static')).toContain('v3 static');
  });
});

describe('what a release writes into the global object', () => {
  const writing = (version: string) => `
    const known = globalThis.left ?? global.left ?? 'nothing';
    globalThis.left = '${version}';
    const [own, isNative] = [globalThis.left, globalThis.crypto === crypto && 'fetch' in globalThis];
    exports.render = async () => ({
      status: 200, head: '', body: [known, own, isNative].join(), state: null, chunks: [], cacheSeconds: 0,
    });`;

  it('is its own: it keeps no release in memory, and no other finds it', async () => {
    for (const version of ['v4', 'v5']) {
      await promote(version, { 'server/render.cjs': writing(version) });
      expect(await shell.text('/')).toContain(`nothing,${version},true`);
    }
    expect(globalThis).not.toHaveProperty('left');
  });
});

describe('what a release stores along its asynchronous calls', () => {
  const code = `
    const { AsyncLocalStorage } = require('async_hooks');
    const storage = new AsyncLocalStorage();
    const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
    exports.render = (address) => storage.run(address, async () => {
      await pause();
      const body = 'stored ' + storage.getStore();
      return { status: 200, head: '', body, state: null, chunks: [], cacheSeconds: 0 };
    });`;

  it('is there in each drawing, also after a pause without any', async () => {
    await promote('v6', { 'server/render.cjs': code });
    for (const addresses of [['/a', '/b'], ['/c']]) {
      const pages = await Promise.all(addresses.map((address) => shell.text(address)));
      for (const [index, page] of pages.entries()) expect(page).toContain(`stored ${addresses[index]}`);
    }
  });
});

describe('an open tab that asks again what is live', () => {
  const ask = (etag: string) => shell.get('/releases/current.json', { 'if-none-match': etag });

  it('is told in a few bytes that nothing is new, and of a promotion at once', async () => {
    const etag = (await ask('')).headers.get('etag') ?? '';
    const again = await ask(etag);
    expect([again.status, await again.text()]).toEqual([304, '']);
    await promote('v7');
    expect(await (await ask(etag)).json()).toMatchObject({ 'public-site': { version: 'v7' } });
  });
});

describe('a file of the site’s public folder', () => {
  it('has its address at the root', async () => {
    await promote('v8', { 'client/public/favicon.ico': 'icon' });
    const response = await shell.get('/favicon.ico');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/vnd.microsoft.icon']);
    expect(await response.text()).toBe('icon');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    // Visitors of a canary get another file: no shared cache may store that of the others.
    await shell.releases.add({ version: 'v9', files: { 'client/public/favicon.ico': 'new' } });
    await shell.releases.giveToShare('v9', 1);
    await until(async () => (await shell.get('/favicon.ico')).headers.get('cache-control') === 'private, no-cache');
  });
});

describe('a release that can’t be served', () => {
  beforeAll(async () => {
    await promote('v10');
    expect(await shell.text('/static')).toContain('v10 static');
  });

  const broken = {
    'whose server bundle was changed': async (version: string) => {
      await shell.releases.add({ version });
      await writeFile(join(shell.releases.folder, 'public-site', version, 'server/render.cjs'), 'exports.render = 1');
    },
    'that needs another contract': (version: string) =>
      shell.releases.add({ version, changes: { contract: { speaks: '2.0.0', needs: '^2.0.0' } } }),
    'that speaks a newer contract than the shell knows': (version: string) =>
      shell.releases.add({ version, changes: { contract: { speaks: '1.99.0', needs: '^1.0.0' } } }),
    'with a changed file of the browser’s': async (version: string) => {
      await shell.releases.add({ version });
      await writeFile(join(shell.releases.folder, 'public-site', version, 'client/js/main.js'), 'changed');
    },
    'with a link instead of a file': async (version: string) => {
      await shell.releases.add({ version });
      const file = join(shell.releases.folder, 'public-site', version, 'client/js/main.js');
      await rm(file);
      await symlink(join(shell.releases.folder, 'public-site/v1/client/js/main.js'), file);
    },
    'whose bundle throws': (version: string) =>
      shell.releases.add({ version, files: { 'server/render.cjs': 'throw 1' } }),
  };

  it.each(Object.entries(broken))('(%s) leaves the one before live', async (what, prepare) => {
    const version = `b${Object.keys(broken).indexOf(what)}`;
    await prepare(version);
    await shell.releases.promote(version);
    expect(await shell.text('/static')).toContain('v10 static');
  });

  it('since its files have not come yet leaves the one before live, until they have', async () => {
    const pointer = join(shell.releases.folder, 'current.json');
    const { apps, ...set } = JSON.parse(await readFile(pointer, 'utf8'));
    await writeFile(
      pointer,
      JSON.stringify({ ...set, revision: set.revision + 1, apps: { ...apps, 'public-site': 'v11' } }),
    );
    expect(await shell.text('/static')).toContain('v10 static');
    await shell.releases.add({ version: 'v11' });
    await until(async () => (await shell.text('/static')).includes('v11 static'));
  });

  it('is not looked for while the volume does not answer: what is live stays, until it does', async () => {
    await shell.releases.add({ version: 'v12' });
    const pointer = join(shell.releases.folder, 'current.json');
    await rm(pointer);
    await symlink(pointer, pointer);
    for (const path of ['/static', '/static', '/readyz']) expect((await shell.get(path)).status).toBe(200);
    const warnings = () => shell.log.filter(({ msg }) => String(msg).includes('can’t be read'));
    expect(warnings()).toHaveLength(1);
    await rm(pointer);
    await shell.releases.promote('v12');
    expect(await shell.text('/static')).toContain('v12 static');
  });

  it('does not stop the server when the pointer is unreadable', async () => {
    await writeFile(join(shell.releases.folder, 'current.json'), '{');
    expect(await shell.text('/static')).toContain('v12 static');
    await rm(join(shell.releases.folder, 'current.json'));
    expect(await shell.text('/static')).toContain('v12 static');
  });
});

describe('a link in the folder of a release', () => {
  it('leads to no file outside of it', async () => {
    const secret = join(shell.releases.folder, 'secret.js');
    await writeFile(secret, 'a secret');
    for (const name of ['link.js', 'main.js.br', 'main.js.gz']) {
      await symlink(secret, join(shell.releases.folder, 'public-site/v1/client/js', name));
    }
    expect((await shell.get('/releases/public-site/v1/client/js/link.js')).status).toBe(404);
    expect(await shell.text('/releases/public-site/v1/client/js/main.js')).toBe('/* main of v1 */');
  });
});
