import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  clientAddress,
  CONTRACT_VERSION,
  defaultSiteConfig,
  type Release,
  type ReleasedApp,
  type RenderContext,
  type ServerBundle,
} from '@site/federation';
import satisfies from 'semver/functions/satisfies';
import { Problem } from '../start/problem';
import { filesBelow } from './files';
import { integrityOf } from './hash';

export interface CheckReport {
  files: number;
  /** Undefined for an app that renders only in the browser. */
  renderMs: number | undefined;
}

const renderDeadlineMs = 10_000;

/** Makes sure that a packed release can be served. Throws Problem at the first fault. */
export async function checkRelease(releasesDir: string, app: ReleasedApp, version: string): Promise<CheckReport> {
  const folder = path.join(releasesDir, app, version);
  const release = await readRelease(folder, `${app}@${version}`);
  const { needs } = release.contract;
  if (!satisfies(CONTRACT_VERSION, needs)) {
    throw new Problem(`${app}@${version} needs contract ${needs}, but the shell has ${CONTRACT_VERSION}.`);
  }
  await checkFiles(release, folder);
  return { files: Object.keys(release.integrity).length, renderMs: await renderHome(release, folder) };
}

/** Throws Problem when there is no such release. */
export async function readRelease(folder: string, name: string): Promise<Release> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  } catch {
    throw new Problem(`There is no release ${name}: "npm run releases" lists those that there are.`);
  }
}

async function checkFiles(release: Release, folder: string): Promise<void> {
  const { app, version, integrity, entry, chunks, preloads, server } = release;
  for (const [file, expected] of Object.entries(integrity)) {
    const content = await readFile(path.join(folder, file)).catch(() => null);
    if (!content) throw new Problem(`${app}@${version} lacks its file ${file}; release it again.`);
    if (integrityOf(content) !== expected) {
      throw new Problem(`${file} of ${app}@${version} was changed after it was packed; release it again.`);
    }
  }
  const unlisted = (await filesBelow(folder)).find((file) => file !== 'release.json' && !integrity[file]);
  if (unlisted) throw new Problem(`${app}@${version} has a file that was not packed with it: ${unlisted}.`);
  const named = [entry, ...Object.values(chunks).flat(), ...preloads].map((file) => `client/${file}`);
  const missing = [...named, ...(server ? [server] : [])].find((file) => !integrity[file]);
  if (missing) throw new Problem(`release.json of ${app}@${version} names ${missing}, which it does not hold.`);
}

/** Draws the home page with no API behind it, as the shell would. */
async function renderHome({ app, version, server }: Release, folder: string): Promise<number | undefined> {
  if (server === null) return undefined;
  const file = path.join(folder, server);
  const began = performance.now();
  const signal = AbortSignal.timeout(renderDeadlineMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`not done within ${renderDeadlineMs / 1000} s`)));
  });
  try {
    const { render }: ServerBundle = createRequire(file)(file);
    const { status, body } = await Promise.race([render('/', contextFor(app, version, signal)), late]);
    if (status !== 200 || !body) throw new Error(`it answered ${status} with ${body.length} characters`);
  } catch (error) {
    throw new Problem(`${app}@${version} can’t draw the home page: ${(error as Error).message}.`);
  }
  return Math.round(performance.now() - began);
}

const contextFor = (app: string, version: string, signal: AbortSignal): RenderContext => ({
  assets: clientAddress(app, version),
  config: defaultSiteConfig,
  origin: 'http://localhost',
  nonce: 'check',
  fetch: () => Promise.reject(new Error('There is no API during a check.')),
  signal,
});
