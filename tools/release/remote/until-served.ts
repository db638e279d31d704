import { setTimeout as wait } from 'node:timers/promises';
import type { ReleasedApp } from '@site/federation';
import type { ReleaseClient } from './release-client';

const pauseMs = 50;
/** The shell asks every second what is live, and has what was packed on this machine. */
const longestMs = 10_000;

/** Waits until the product on this machine shows a version: whoever has released it looks at it next. */
export async function untilServed(client: ReleaseClient, app: ReleasedApp, version: string): Promise<void> {
  if (!client.isLocal || (await isServed(client.origin, app, version))) return;
  console.log('  The shell does not show it yet. It fetches what it lacks, and says in its log what keeps it from it.');
}

/** Waits until the shell at a port of this machine serves what the service says is live. */
export async function untilFollowed(service: ReleaseClient, port: number, apps: ReleasedApp[]): Promise<void> {
  for (const app of apps) {
    const { live } = await service.read(app);
    if (live) await isServed(`http://localhost:${port}`, app, live.version);
  }
}

async function isServed(origin: string, app: ReleasedApp, version: string): Promise<boolean> {
  const until = Date.now() + longestMs;
  while (Date.now() < until) {
    if ((await servedVersion(origin, app)) === version) return true;
    await wait(pauseMs);
  }
  return false;
}

async function servedVersion(origin: string, app: ReleasedApp): Promise<string | undefined> {
  const response = await fetch(new URL('/releases/current.json', origin), { signal: AbortSignal.timeout(longestMs) })
    .then((answer) => answer.json() as Promise<Record<string, { version?: string } | undefined>>)
    .catch(() => undefined);
  return response?.[app]?.version;
}
