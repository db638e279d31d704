import { existsSync } from 'node:fs';
import path from 'node:path';
import { runTarget } from '../../release/build';
import { workspaceRoot } from '../../release/workspace';

/** Builds what the rehearsal runs and a clean checkout lacks. A build that is there stays: a product may be running from it. */
export async function buildMissing(file: string, ...projects: string[]): Promise<void> {
  if (existsSync(path.join(workspaceRoot, file))) return;
  for (const project of projects) await runTarget('build', project);
}
