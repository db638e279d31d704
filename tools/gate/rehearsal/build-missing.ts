import { existsSync } from 'node:fs';
import path from 'node:path';
import { withBuildsLocked } from '../../builds-lock';
import { runTarget } from '../../release/build';
import { workspaceRoot } from '../../release/workspace';

/** Builds what the rehearsal needs and a clean checkout lacks. An existing build stays: a product may be using it. */
export async function buildMissing(file: string, ...projects: string[]): Promise<void> {
  const isMissing = () => !existsSync(path.join(workspaceRoot, file));
  if (!isMissing()) return;
  await withBuildsLocked(async () => {
    // Another command may have built it meanwhile.
    if (isMissing()) for (const project of projects) await runTarget('build', project);
  });
}
