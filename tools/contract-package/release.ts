/**
 * `site-release BUILD --app NAME --to ADDRESS [--config FILE] [--because TEXT] [--dry-run]`: packs a remote that was built
 * anywhere, checks it against the product at the address, publishes it there and makes it live.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isAppName } from '@site/federation';
import { type OpenApi, scopesOf, type ShellContract } from '@site/releases';
import { fetchJson } from '../gate/fetch-json';
import { command } from '../release/command';
import { pack } from '../release/pack';
import { readReleaseConfig, type ReleaseConfig } from '../release/release-config';
import { openClient } from '../release/remote/open-client';
import { publish } from '../release/remote/publish';
import { Problem } from '../start/problem';
import { refusalsOf } from './refusals';

void command(async () => {
  const { buildDir, app, to, config, because, dryRun } = await readOptions();
  const client = openClient(to);
  const { revision, live } = await client.read(app);
  const api = await fetchJson<OpenApi>(new URL('/api/docs-json', client.origin));
  const releasesDir = await mkdtemp(path.join(tmpdir(), 'site-release-'));
  try {
    const apiSchema = createHash('sha256').update(JSON.stringify(api)).digest('hex');
    const { version } = await pack({ app, buildDir, config, commit: null, api, apiSchema }, releasesDir);
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
    const { request } = await client.promote(app, { version, revision, because, rehearsal });
    const approval = `goes live once another admin approves it at ${client.origin}/admin/releases`;
    return console.log(
      request ? `Waiting: ${app}@${version} ${approval}` : `Live at ${client.origin}: ${app}@${version}`,
    );
  } finally {
    await rm(releasesDir, { recursive: true });
  }
});

interface Options {
  buildDir: string;
  app: string;
  to: string;
  config: ReleaseConfig;
  because: string | undefined;
  dryRun: boolean;
}

async function readOptions(): Promise<Options> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      app: { type: 'string' },
      to: { type: 'string' },
      config: { type: 'string', default: 'release.config.json' },
      because: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { app, to } = values;
  const [buildDir] = positionals;
  if (!buildDir || !app || !isAppName(app) || !to) {
    throw new Problem('Usage: site-release BUILD --app NAME --to ADDRESS [--config FILE] [--because TEXT] [--dry-run]');
  }
  const config = await readReleaseConfig(values.config);
  return { buildDir: path.resolve(buildDir), app, to, config, because: values.because, dryRun: values['dry-run'] };
}
