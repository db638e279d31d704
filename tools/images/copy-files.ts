import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '../release/workspace';

/** Copies files of the workspace, named from its root, to the same places below a folder. */
export async function copyFiles(files: string[], folder: string): Promise<void> {
  for (const file of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(workspaceRoot, file), target, { verbatimSymlinks: true });
  }
}
