import { readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readRelease } from '@site/releases';
import { sha256 } from '../hash';
import { pack } from '../pack';
import { TemporaryWorkspace } from '../testing/temporary-workspace';
import { publishedFrontEnds } from './published-front-ends';
import { ReleaseClient } from './release-client';

const app = 'jobs';
/** What the product answers, by path. */
const answers = new Map<string, string | Buffer>();
let server: Server;
let workspace: TemporaryWorkspace;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  workspace = new TemporaryWorkspace();
  server = createServer(({ url = '' }, response) => {
    const nothing = JSON.stringify({ revision: 0, live: null, canary: null, history: [] });
    response.end(answers.get(url) ?? nothing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await workspace.remove();
});

/** Publishes a version that this machine does not have. */
async function publishElsewhere(text = 'home'): Promise<string> {
  await workspace.build(text);
  await rm(path.join(workspace.source.buildDir, 'client/public'), { recursive: true });
  const config = { ...workspace.source.config, scope: '/jobs', addresses: ['/jobs'] };
  const { version } = await pack({ ...workspace.source, app, config }, workspace.releasesDir);
  const folder = path.join(workspace.releasesDir, app, version);
  const release = await readRelease(folder, app, version);
  const files: Record<string, { sha256: string; bytes: number }> = {};
  for (const file of Object.keys(release.integrity)) {
    const bytes = await readFile(path.join(folder, file));
    files[file] = { sha256: sha256(bytes), bytes: bytes.length };
    answers.set(`/api/releases/${app}/versions/${version}/files/${sha256(bytes)}`, bytes);
  }
  answers.set(`/api/releases/${app}/versions/${version}`, JSON.stringify({ release, files }));
  await rm(path.join(workspace.releasesDir, app), { recursive: true });
  return version;
}

/** Those of the app, of which the product says this. */
async function foundWhere(service: { live: { version: string }; earlier?: string[] }) {
  const { version } = service.live;
  answers.set('/readyz', JSON.stringify({ live: [`${app}@${version}`] }));
  const history = Array.from({ length: 100 }, () => ({ app, kind: 'canary', from: version, to: 'v9' }));
  answers.set(`/api/releases/${app}`, JSON.stringify({ revision: 200, canary: null, history, ...service }));
  const { port } = server.address() as AddressInfo;
  return publishedFrontEnds(new ReleaseClient(`http://127.0.0.1:${port}`, 'release_x'), workspace.releasesDir);
}

it('are also those of apps that this machine has never seen, and what is live after any number of canaries', async () => {
  const version = await publishElsewhere();
  const found = await foundWhere({ live: { version } });
  expect(found).toMatchObject([{ name: `${app}@${version}`, used: { paths: {} } }]);
});

it('are also the two that rollbacks lead to first, after any number of canaries', async () => {
  const needed = [await publishElsewhere('third'), await publishElsewhere('second'), await publishElsewhere('first')];
  const [version = '', ...earlier] = needed;
  const found = await foundWhere({ live: { version }, earlier: [...earlier, 'one before'] });
  expect(found.map((frontEnd) => frontEnd.version)).toEqual(needed);
});
