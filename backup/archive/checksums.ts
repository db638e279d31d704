import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FolderFiles } from '../files/folder-files';

/** In the format of sha256sum: `sha256sum -c SHA256SUMS` checks a backup on any machine. */
const listFile = 'SHA256SUMS';

/** Writes down what every file of the folder is. Reads all of them, so what can't be read again is found now. */
export async function writeChecksums(folder: string): Promise<void> {
  const lines: string[] = [];
  const names = (await new FolderFiles(folder).names()).filter((name) => name !== listFile);
  for (const name of names) lines.push(`${await hashOf(path.join(folder, name))}  ${name}\n`);
  await writeFile(path.join(folder, listFile), lines.join(''), { flush: true, mode: 0o600 });
}

/**
 * One sentence for each file that is missing, or not what it was. `needed` must be among those written down, beside as many
 * `others`; undefined: nobody knows how many.
 */
export async function findDamage(folder: string, needed: string[], others: number | undefined): Promise<string[]> {
  const list = await readFile(path.join(folder, listFile), 'utf8').catch(() => '');
  const listed = new Map<string, string>();
  for (const line of list.split('\n').slice(0, -1)) {
    const [, hash, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (!hash || !name) return [`${listFile} is damaged.`];
    listed.set(name, hash);
  }
  if (listed.size === 0) return [`${listFile} is missing or empty.`];
  const damage = needed.filter((name) => !listed.has(name)).map((name) => `${listFile} does not name ${name}.`);
  const expected = needed.length + (others ?? 0);
  if (others !== undefined && listed.size !== expected)
    damage.push(`${listFile} names ${listed.size} files instead of ${expected}.`);
  for (const [name, hash] of listed) {
    const found = await hashOf(path.join(folder, name)).catch(() => null);
    if (found === null) damage.push(`${name} is missing.`);
    else if (found !== hash) damage.push(`${name} has changed since the backup.`);
  }
  return damage;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
