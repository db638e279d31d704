import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { appScopes } from '@site/federation';
import { pack } from '../release/pack';
import { readReleaseConfig } from '../release/release-config';
import { TemporaryWorkspace } from '../release/testing/temporary-workspace';
import { refusalsOf } from './refusals';

let workspace: TemporaryWorkspace;
beforeEach(async () => {
  workspace = new TemporaryWorkspace();
  const { source } = workspace;
  source.app = 'careers';
  Object.assign(source.config, { scope: '/jobs', addresses: ['/jobs'] });
  await workspace.build();
  // A file of the site.
  await rm(workspace.pathOf('dist/client/public'), { recursive: true });
});
afterEach(() => workspace.remove());

/** Of a product where the app owns this part, if it is there. */
async function refusals(owned?: string): Promise<string[]> {
  const { app, version } = await pack(workspace.source, workspace.releasesDir);
  const scopes = { ...appScopes, ...(owned && { careers: owned }) };
  const contract = { speaks: '1.10.0', hosts: '>=1.0.0 <=1.10.0' };
  const product = { api: { openapi: '3.0.0', paths: {} }, contract, scopes };
  return refusalsOf({ app, version }, path.join(workspace.releasesDir, app, version), product);
}

describe('a release from outside of the workspace', () => {
  it.each([undefined, '/jobs'])('has nothing against it where the app owns what it says: %s', async (owned) => {
    expect(await refusals(owned)).toEqual([]);
  });

  it('is refused for what the product refuses when it is published', async () => {
    workspace.source.config.csp = { img: ['https://a.example https://b.example'], frame: [] };
    await workspace.write('dist/client/public/jobs/a name.txt', 'text');
    await workspace.write('dist/client/public/jobs/film.mp4', Buffer.alloc(20 * 1024 * 1024 + 1));
    expect(await refusals()).toEqual([
      '"client/public/jobs/a name.txt" is no path of a release’s file.',
      '"client/public/jobs/film.mp4" is larger than 20 MB.',
      '"https://a.example https://b.example" is no content source.',
    ]);
  });

  it('is refused where the app owns another part of the site there', async () => {
    expect(await refusals('/work')).toEqual([expect.stringContaining('but careers owns /work')]);
  });

  it('is packed with the settings of the README', async () => {
    const readme = await readFile(path.join(import.meta.dirname, 'README.md'), 'utf8');
    await workspace.write('release.config.json', /```json\n(.+?)```/s.exec(readme)?.[1] ?? '');
    workspace.source.config = await readReleaseConfig(workspace.pathOf('release.config.json'));
    expect(await refusals()).toEqual([]);
  });
});
