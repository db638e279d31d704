import { currentRemotesAddress, type CurrentRemotes, type ReleasedApp, type RemoteEntry } from '@site/federation';

const timeoutMs = 3_000;

/** What is live now; undefined while the server can't be reached. Costs the server almost nothing if unchanged. */
export async function currentRemote(app: ReleasedApp): Promise<RemoteEntry | undefined> {
  try {
    const response = await fetch(currentRemotesAddress, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
    const remotes: CurrentRemotes = response.ok ? await response.json() : {};
    return remotes[app];
  } catch {
    return undefined;
  }
}
