import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { knownApps, readReleaseName, workspaceApps } from './apps';
import { workspaceCommands } from './commands';

it('the apps that are known are those of the workspace and of a folder of releases, not what the gate stores there', () => {
  const releasesDir = mkdtempSync(path.join(os.tmpdir(), 'apps-'));
  for (const name of ['public-site', 'careers', 'rehearsals', '.lock']) mkdirSync(path.join(releasesDir, name));
  expect(knownApps(releasesDir)).toEqual([...workspaceApps(), 'careers']);
  rmSync(releasesDir, { recursive: true });
});

it.each(['public-site', 'public-site@v1@v2'])(
  'what is no release is told with the list of that product: %s',
  (word) => {
    const to = 'https://www.example.com';
    expect(() => readReleaseName(word, workspaceCommands(to))).toThrow(`"npm run releases -- --to ${to}" lists`);
    expect(() => readReleaseName(word, workspaceCommands(undefined))).toThrow('"npm run releases" lists');
  },
);
