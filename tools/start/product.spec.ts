import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Product } from './product';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'product-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Variables that the API gets, of an environment. */
async function settingsOfApi(environment: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const apiScript = path.join(folder, 'api.cjs');
  writeFileSync(apiScript, `process.send({ type: 'ready', settings: process.env }); setInterval(() => {}, 1000);`);
  const url = 'postgres://site@127.0.0.1/site';
  const product = new Product({ port: 0, dataDir: folder, databaseUrl: url, environment, quiet: true, apiScript });
  const ready = await product.startApi({ url, apiUrl: url });
  await product.stop();
  return (ready as { settings?: NodeJS.ProcessEnv }).settings ?? {};
}

describe('the API of npm start', () => {
  it.each([
    ['the shell alone', {}, '1'],
    ['the shell and the proxy that the shell trusts', { TRUST_PROXY: 'true' }, '2'],
    ['the shell alone, which trusts nobody', { TRUST_PROXY: 'false' }, '1'],
  ])('trusts %s', async (_, environment, proxies) => {
    expect((await settingsOfApi(environment)).TRUST_PROXY).toBe(proxies);
  });

  it('keeps pictures in MEDIA_DIR, as backups expect, or in the data folder', async () => {
    expect((await settingsOfApi({ MEDIA_DIR: '/mnt/media' })).MEDIA_DIR).toBe('/mnt/media');
    expect((await settingsOfApi({})).MEDIA_DIR).toBe(path.join(folder, 'media'));
  });

  it('takes no token for another product as its operator’s', async () => {
    const { RELEASE_TOKEN: token } = await settingsOfApi({ RELEASE_TOKEN: 'release_of_a_team_elsewhere' });
    expect(token).toMatch(/^release_[\w-]{43}$/);
  });
});
