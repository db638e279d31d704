import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { knownApps, workspaceApps } from './apps';

it('the apps that are known are those of the workspace and of a folder of releases, not what the gate stores there', () => {
  const releasesDir = mkdtempSync(path.join(os.tmpdir(), 'apps-'));
  for (const name of ['public-site', 'careers', 'rehearsals', '.lock']) mkdirSync(path.join(releasesDir, name));
  expect(knownApps(releasesDir)).toEqual([...workspaceApps(), 'careers']);
  rmSync(releasesDir, { recursive: true });
});
