import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION, type Release, type ReleasedApp } from '@site/federation';
import { integrityOf, requireDiskSpace, type OpenApi, usedApiFile } from '@site/releases';
import { usedApi } from '../gate/api/used-api';
import { Problem } from '../start/problem';
import { compressBeside } from './compress';
import { filesBelow } from './files';
import { sha256 } from './hash';
import type { ReleaseConfig } from './release-config';
import { storedReleases } from './stored-releases';

export interface PackSource {
  app: ReleasedApp;
  /** Holds `client`, `chunks.json` and, for an app that renders on the server, `server`. */
  buildDir: string;
  config: ReleaseConfig;
  commit: string | null;
  /** openapi.json as the app was built against it, and its hash. */
  api: OpenApi;
  apiSchema: string;
  /** Absent: when it is packed. */
  builtAt?: Date | undefined;
}

const entry = 'remoteEntry.js';
const serverBundle = 'server/render.cjs';

/** Hash over everything that a release of this build would contain. */
export async function contentHashOf({ buildDir, config }: PackSource): Promise<string> {
  const lines = [JSON.stringify(config)];
  for (const file of await releasedFiles(buildDir)) {
    lines.push(`${file} ${sha256(await readFile(path.join(buildDir, file)))}`);
  }
  return sha256(Buffer.from(lines.join('\n')));
}

/** Packs a build into an immutable folder. It gets its name only once complete, and is deleted on failure. */
export async function pack(source: PackSource, releasesDir: string, packedAt = new Date()): Promise<Release> {
  const contentHash = await contentHashOf(source);
  const version = `${timestamp(packedAt)}-${contentHash.slice(0, 7)}`;
  const folder = path.join(releasesDir, source.app, version);
  const unfinished = `${folder}.tmp`;
  const [last] = await storedReleases(releasesDir, source.app);
  const earlier = last && path.join(releasesDir, source.app, last.version);
  await rm(unfinished, { recursive: true, force: true });
  try {
    const facts = { contentHash, version, builtAt: source.builtAt ?? packedAt, earlier };
    const release = await requireDiskSpace(releasesDir, () => fill(unfinished, source, facts));
    await rename(unfinished, folder);
    return release;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
    throw new Problem(`${source.app}@${version} was packed in this same second; try again.`);
  }
}

interface ReleaseFacts {
  contentHash: string;
  version: string;
  builtAt: Date;
  /** Folder of the release before, which may hold some of its files. */
  earlier: string | undefined;
}

async function fill(folder: string, source: PackSource, facts: ReleaseFacts): Promise<Release> {
  const files = await releasedFiles(source.buildDir);
  const taken = await Promise.allSettled(files.map((file) => take(file, source.buildDir, folder, facts.earlier)));
  // Only once none is still being written: that would refill the folder while it is deleted.
  const failed = taken.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
  await writeFile(path.join(folder, usedApiFile), JSON.stringify(usedApi(source.api, await programOf(source))));
  const release = await describe(source, folder, facts);
  await writeFile(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

async function take(file: string, buildDir: string, folder: string, earlier: string | undefined): Promise<void> {
  await cp(path.join(buildDir, file), path.join(folder, file));
  if (!file.startsWith('client/') || file.startsWith('client/public/')) return;
  await compressBeside(path.join(folder, file), earlier && path.join(earlier, file));
}

async function describe(
  { app, buildDir, config, commit, apiSchema }: PackSource,
  folder: string,
  { contentHash, version, builtAt }: ReleaseFacts,
): Promise<Release> {
  const files = await filesBelow(folder);
  const integrity: Release['integrity'] = {};
  for (const file of files) integrity[file] = integrityOf(await readFile(path.join(folder, file)));
  return {
    app,
    ...(config.scope !== undefined && { scope: config.scope }),
    version,
    commit,
    builtAt: builtAt.toISOString(),
    contentHash,
    contract: { speaks: CONTRACT_VERSION, needs: config.contract },
    apiSchema,
    entry,
    chunks: JSON.parse(await readFile(path.join(buildDir, 'chunks.json'), 'utf8')),
    preloads: preloadedFonts(files, config.preloadFonts),
    integrity,
    server: files.includes(serverBundle) ? serverBundle : null,
    addresses: config.addresses,
    queryKeys: config.queryKeys,
    csp: config.csp,
  };
}

/** Source maps stay with the build: a release contains only what visitors may get, and what the server runs. */
async function releasedFiles(buildDir: string): Promise<string[]> {
  const files = (await filesBelow(buildDir)).filter(
    (file) => /^(client|server)\//.test(file) && !file.endsWith('.map'),
  );
  if (!files.includes(`client/${entry}`))
    throw new Problem(`${buildDir} contains no build: there is no client/${entry}.`);
  // Else it would go live unrendered.
  if (!files.includes(serverBundle) && files.some((file) => file.startsWith('server/')))
    throw new Problem(
      `${buildDir} has a folder server, but no ${serverBundle}: name the bundle that exports render so.`,
    );
  return files;
}

/** All code of a build, concatenated. */
async function programOf({ buildDir }: PackSource): Promise<string> {
  const files = (await releasedFiles(buildDir)).filter((file) => /\.c?js$/.test(file));
  return (await Promise.all(files.map((file) => readFile(path.join(buildDir, file), 'utf8')))).join('\n');
}

const preloadedFonts = (files: string[], names: string[]): string[] =>
  names.flatMap((name) =>
    files
      .filter((file) => file.startsWith(`client/assets/${name}`) && file.endsWith('.woff2'))
      .map((file) => file.slice('client/'.length)),
  );

/** `20261120-153000`, in UTC. */
const timestamp = (date: Date): string => date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
