import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { filesBelow } from '../release/files';

const zip = promisify(gzip);

/** Copies a build's source maps into a folder of their own, compressed: the next build would delete them. */
export async function keepSourceMaps(builtMaps: string, kept: string): Promise<void> {
  const isKept = await access(kept).then(
    () => true,
    () => false,
  );
  if (isKept) return;
  const unfinished = `${kept}.tmp`;
  await rm(unfinished, { recursive: true, force: true });
  for (const file of await filesBelow(builtMaps)) {
    if (!file.endsWith('.map')) continue;
    const target = path.join(unfinished, `${file}.gz`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await zip(await readFile(path.join(builtMaps, file))));
  }
  await mkdir(unfinished, { recursive: true });
  await rename(unfinished, kept);
}
