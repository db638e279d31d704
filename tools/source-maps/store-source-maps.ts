import { existsSync } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { requireDiskSpace } from '@site/releases';
import { filesBelow } from '../release/files';

const zip = promisify(gzip);

/**
 * Copies a build's source maps into a separate folder, compressed: the next build would replace them. Maps that earlier
 * builds left there are not copied.
 */
export async function storeSourceMaps(builtMaps: string, store: string): Promise<void> {
  const isStored = await access(store).then(
    () => true,
    () => false,
  );
  if (isStored) return;
  const unfinished = `${store}.tmp`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await requireDiskSpace(path.dirname(store), () => fill(unfinished, builtMaps));
    await rename(unfinished, store);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function fill(folder: string, builtMaps: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of await filesBelow(builtMaps)) {
    if (!file.endsWith('.map') || !hasScript(builtMaps, file)) continue;
    const target = path.join(folder, `${file}.gz`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await zip(await readFile(path.join(builtMaps, file))));
  }
}

/** The scripts' folder that a folder of maps belongs to, beside it or around it. */
const scriptFolders = ['../client', '../server', '..', '.'];

const hasScript = (builtMaps: string, map: string): boolean =>
  scriptFolders.some((folder) => existsSync(path.join(builtMaps, folder, map.slice(0, -'.map'.length))));
