import { shellDataElementId, type PreloadedScript, type Release, type ShellData } from '@site/federation';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@site/releases';
import type { Visit } from './steady-load';

export interface PageSet {
  version: string;
  /** The entry and all that the page asks for, with the integrity that the page asks for. */
  modules: PreloadedScript[];
}

const releaseAddress = /\/releases\/public-site\/([^/"]+)\/client\//g;
const shellData = new RegExp(`id="${shellDataElementId}">([^<]*)<`);

/** The one version that a page's HTML, its inlined set and its scripts are of. Throws when there is more than one. */
export function pageSetOf(html: string): PageSet {
  const [, json] = shellData.exec(html) ?? [];
  if (!json) throw new Error('a page without its release set');
  const { remote, scripts, later }: ShellData = JSON.parse(json);
  const versions = new Set([remote.version, ...[...html.matchAll(releaseAddress)].map(([, version]) => version)]);
  if (versions.size > 1) throw new Error(`a mixed set: ${[...versions].join(' and ')} in one page`);
  return {
    version: remote.version,
    modules: [
      { address: remote.entry, integrity: remote.integrity },
      ...scripts,
      ...later.map((address) => ({ address })),
    ],
  };
}

/**
 * Opens a page, then loads one of its modules after the other. Throws for a status but 200, a page of two releases, and
 * a file that is not what its release holds. `seen` gets the version of every page.
 */
export function visitPage(page: string, releasesDir: string, seen: (version: string) => void): Visit {
  const releases = new Map<string, Release>();
  const releaseOf = (version: string): Release => {
    const file = path.join(releasesDir, 'public-site', version, 'release.json');
    const release = releases.get(version) ?? JSON.parse(readFileSync(file, 'utf8'));
    releases.set(version, release);
    return release;
  };

  return async (get) => {
    const { status, body } = await get(page);
    if (status !== 200) throw new Error(`${page}: status ${status}`);
    const { version, modules } = pageSetOf(body.toString());
    seen(version);
    const { integrity: packed } = releaseOf(version);
    for (const { address, integrity } of modules) {
      const file = await get(address);
      if (file.status !== 200) throw new Error(`${address}: status ${file.status}`);
      const found = integrityOf(file.body);
      if (integrity && integrity !== found) throw new Error(`${address}: not what the page asked for`);
      // The shell's own script belongs to no release.
      const name = address.slice(address.indexOf('/client/') + 1);
      if (address.startsWith('/releases/') && packed[name] !== found) {
        throw new Error(`${address}: not what the release holds`);
      }
    }
  };
}
