import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../../tools/start/problem';
import { findDamage } from './checksums';
import { type Manifest, manifestFile, tableFile } from './manifest';

const shownDamages = 10;

/** Reads a backup's manifest after all its files. Throws Problem, naming what is wrong with them. */
export async function readBackup(folder: string): Promise<Manifest> {
  if (!(await stat(folder).catch(() => null))?.isDirectory()) throw new Problem(`There is no folder ${folder}.`);
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => null);
  if (text === null) throw new Problem(`${folder} is not a backup: it has no ${manifestFile}.`);
  const manifest = parsed(text);
  const tables = manifest?.tables?.map(({ name }) => tableFile(name)) ?? [];
  const damage = await findDamage(folder, [manifestFile, ...tables], manifest?.files);
  if (damage.length > 0) throw damaged(folder, damage);
  if (manifest?.format === 1) return manifest;
  throw new Problem(`${folder} has format ${manifest?.format}, which this version can't read.`);
}

/** Null for what is no JSON, which its checksum then tells, too. */
function parsed(text: string): Manifest | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function damaged(folder: string, damage: string[]): Problem {
  const more = damage.length - shownDamages;
  const shown = [...damage.slice(0, shownDamages), ...(more > 0 ? [`${more} more`] : [])];
  return new Problem(
    `The backup ${folder} is damaged, and nothing was changed:\n${shown.map((line) => `  ${line}`).join('\n')}`,
  );
}
