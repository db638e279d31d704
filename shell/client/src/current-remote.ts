import { currentRemotesAddress, type CurrentRemotes, type ReleasedApp, type RemoteEntry } from '@site/federation';

/** What is live now; undefined while the server can't be reached. */
export async function currentRemote(app: ReleasedApp): Promise<RemoteEntry | undefined> {
  try {
    const response = await fetch(currentRemotesAddress, { cache: 'no-store' });
    const remotes: CurrentRemotes = response.ok ? await response.json() : {};
    return remotes[app];
  } catch {
    return undefined;
  }
}
