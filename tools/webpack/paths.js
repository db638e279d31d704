import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export const distFolder = (project) => join(root, 'dist', project);

/** The path aliases of tsconfig.base.json, so that they are defined in one place. */
export function tsconfigAliases() {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, [file]]) => [`${name}$`, join(root, file)]),
  );
}
