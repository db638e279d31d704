import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  clientAddress,
  CONTRACT_VERSION,
  type Release,
  type ReleasedApp,
  type RemoteEntry,
  type ServerBundle,
} from '@site/federation';
import satisfies from 'semver/functions/satisfies';
import { Problem } from '../problem';
import { integrityOf } from './integrity';
import { runServerBundle } from './server-bundle';

/** A release that is ready to serve. */
export interface LoadedRelease {
  release: Release;
  folder: string;
  /** Address of its client folder. */
  assets: string;
  remote: RemoteEntry;
  /** Null for an app that renders only in the browser. */
  bundle: ServerBundle | null;
}

/** As people and the log name it. */
export const nameOf = ({ release }: LoadedRelease): string => `${release.app}@${release.version}`;

/** Reads, checks and runs a release. Throws Problem when it is missing, incompatible or not as it was packed. */
export async function loadRelease(releasesDir: string, app: ReleasedApp, version: string): Promise<LoadedRelease> {
  const folder = join(releasesDir, app, version);
  const release = await readRelease(folder, `${app}@${version}`);
  const { speaks, needs } = release.contract;
  if (!satisfies(CONTRACT_VERSION, needs)) {
    throw new Problem(
      `${app}@${version} needs contract ${needs} (it speaks ${speaks}); this shell has ${CONTRACT_VERSION}.`,
    );
  }
  const assets = clientAddress(app, version);
  const remote = {
    app,
    version,
    assets,
    entry: assets + release.entry,
    integrity: integrityIn(release, `client/${release.entry}`),
  };
  return { release, folder, assets, remote, bundle: await loadBundle(release, folder) };
}

async function readRelease(folder: string, name: string): Promise<Release> {
  try {
    return JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
  } catch (error) {
    throw new Problem(`${name} can't be read from ${folder} (${(error as Error).message}).`);
  }
}

async function loadBundle(release: Release, folder: string): Promise<ServerBundle | null> {
  if (release.server === null) return null;
  const file = join(folder, release.server);
  const code = await readFile(file);
  if (integrityOf(code) !== integrityIn(release, release.server)) {
    throw new Problem(`${file} is not the file that was released; release ${release.app} again.`);
  }
  return runServerBundle(code, file);
}

function integrityIn({ app, version, integrity }: Release, path: string): string {
  const found = integrity[path];
  if (!found) throw new Problem(`release.json of ${app}@${version} has no integrity for ${path}.`);
  return found;
}
