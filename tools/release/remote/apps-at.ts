import type { ReleasedApp } from '@site/federation';
import { fetchJson } from '../../gate/fetch-json';
import { knownApps } from '../apps';
import type { ReleaseClient } from './release-client';

/** The apps that this machine knows, and those that are live: other teams release some that it has never seen. */
export async function appsAt({ origin }: ReleaseClient, releasesDir: string): Promise<ReleasedApp[]> {
  const { live } = await fetchJson<{ live: string[] }>(new URL('/readyz', origin));
  return [...new Set([...knownApps(releasesDir), ...live.map((name) => String(name.split('@')[0]))])];
}
