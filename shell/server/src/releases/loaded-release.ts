import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  clientAddress,
  CONTRACT_VERSION,
  HOSTED_CONTRACTS,
  type Release,
  type ReleasedApp,
  type RemoteEntry,
} from '@site/federation';
import { contractRefusals, faultsOfFiles, integrityOf, Problem, readRelease } from '@site/releases';
import { type EndReason, type HostSettings, RenderHost } from '@site/render-host';

/** A release that is ready to serve. */
export interface LoadedRelease {
  release: Release;
  folder: string;
  /** Address of its client folder. */
  assets: string;
  remote: RemoteEntry;
  /** Runs its server bundle. Null for an app that renders only in the browser. */
  host: RenderHost | null;
}

/** As people and the log name it. */
export const nameOf = ({ release }: Pick<LoadedRelease, 'release'>): string => `${release.app}@${release.version}`;

interface LoadOptions {
  releasesDir: string;
  hosts: HostSettings;
  /** Called whenever the process of a release ends that was needed. */
  onEnd(release: Release, reason: EndReason): void;
}

/** Reads, checks and starts a release. Throws Problem when it is missing, incompatible or not as it was packed. */
export async function loadRelease(options: LoadOptions, app: ReleasedApp, version: string): Promise<LoadedRelease> {
  const folder = join(options.releasesDir, app, version);
  const release = await readRelease(folder, app, version);
  // The gate has asked one shell: this one may be of another version, for the time that a deployment takes or for longer.
  const [refusal] = contractRefusals(release, { speaks: CONTRACT_VERSION, hosts: HOSTED_CONTRACTS });
  if (refusal) throw new Problem(`${refusal} Or, where it is live, roll it back: npm run rollback -- ${app}`);
  const [fault] = await faultsOfFiles(folder, release);
  if (fault) throw new Problem(fault);
  const assets = clientAddress(app, version);
  const remote = {
    app,
    version,
    assets,
    entry: assets + release.entry,
    integrity: integrityIn(release, `client/${release.entry}`),
  };
  return { release, folder, assets, remote, host: await startHost(release, folder, options) };
}

async function startHost(release: Release, folder: string, { hosts, onEnd }: LoadOptions): Promise<RenderHost | null> {
  const { server } = release;
  if (server === null) return null;
  const file = join(folder, server);
  const read = async () => {
    const code = await readFile(file);
    if (integrityOf(code) === integrityIn(release, server)) return code;
    throw new Problem(`${file} is not the file that was released; release ${release.app} again.`);
  };
  const bundle = {
    name: nameOf({ release }),
    folder,
    file,
    read,
    onEnd: (reason: EndReason) => onEnd(release, reason),
  };
  const host = new RenderHost(bundle, hosts);
  await host.start();
  return host;
}

function integrityIn({ app, version, integrity }: Release, path: string): string {
  const found = integrity[path];
  if (!found) throw new Problem(`release.json of ${app}@${version} has no integrity for ${path}.`);
  return found;
}
