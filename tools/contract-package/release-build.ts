import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OpenApi, scopesOf, type ShellContract } from '@site/releases';
import { fetchJson } from '../gate/fetch-json';
import { commitOf } from '../release/git';
import { pack } from '../release/pack';
import { publish } from '../release/remote/publish';
import type { ReleaseClient } from '../release/remote/release-client';
import { Problem } from '../start/problem';
import { makeLive } from './make-live';
import type { Releasing } from './options';
import { refusalsOf } from './refusals';

/** Packs a build, checks it against the product, publishes it there and makes it live as the options say. Throws Problem. */
export async function releaseBuild(client: ReleaseClient, options: Releasing): Promise<void> {
  const { app, buildDir, config, dryRun } = options;
  const service = await client.read(app);
  const { live } = service;
  const api = await fetchJson<OpenApi>(new URL('/api/docs-json', client.origin));
  const releasesDir = await mkdtemp(path.join(tmpdir(), 'site-release-'));
  try {
    const apiSchema = createHash('sha256').update(JSON.stringify(api)).digest('hex');
    const commit = await commitOf(process.cwd());
    const { version } = await pack({ app, buildDir, config, commit, api, apiSchema }, releasesDir);
    const { contract } = await fetchJson<{ contract: ShellContract }>(new URL('/readyz', client.origin));
    // A token reads of its own app alone.
    const scopes = scopesOf(live ? [(await client.manifest(app, live.version)).release] : []);
    const refusals = await refusalsOf({ app, version }, path.join(releasesDir, app, version), {
      api,
      contract,
      scopes,
    });
    if (refusals.length > 0)
      throw new Problem(`${refusals.join('\n')}\n${app}@${version} is refused. Nothing went live.`);
    if (dryRun) {
      const unchecked = live ? '' : ` Whether another app has its addresses is checked when it is published.`;
      return console.log(`${app}@${version} would pass.${unchecked} Nothing was published.`);
    }
    // The shell that would rehearse it is not part of this package.
    const rehearsal = 'skipped';
    await publish(client, { releasesDir, app, version, rehearsal });
    await makeLive(client, { version, service, rehearsal }, options);
  } finally {
    await rm(releasesDir, { recursive: true });
  }
}
