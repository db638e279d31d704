import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names a build by its content: copies of the same build have the same name, on any machine. The order of the files
 * matters; their folder does not.
 */
export function buildVersion(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** The scripts of a folder in a fixed order; none if it is missing. */
export function scriptsIn(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => file.endsWith('.js'))
    .sort()
    .map((file) => join(folder, file));
}
