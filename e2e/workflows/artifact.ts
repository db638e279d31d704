import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { Step } from './workflow';

/** Copies what a step uploads into a folder, as `actions/upload-artifact` packs it: from the folder that has all of it. */
export function uploadArtifact({ with: given = {} }: Step, cwd: string, into: string): void {
  const paths = String(given.path).trim().split('\n');
  const isHidden = paths.some((each) => each.split('/').some((name) => name.startsWith('.')));
  if (isHidden && !given['include-hidden-files']) throw new Error(`GitHub leaves out hidden files: ${paths.join()}`);
  const folder = paths.map((each) => path.dirname(each)).reduce(commonFolder);
  for (const each of paths) {
    const source = path.join(cwd, each);
    if (existsSync(source)) cpSync(source, path.join(into, path.relative(folder, each)), { recursive: true });
  }
}

function commonFolder(one: string, other: string): string {
  const others = other.split('/');
  const names = one.split('/');
  const differs = names.findIndex((name, index) => name !== others[index]);
  return (differs === -1 ? names : names.slice(0, differs)).join('/');
}
