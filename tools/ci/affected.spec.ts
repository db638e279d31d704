import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { nxEnvironment } from '../nx-environment';

const root = path.join(import.meta.dirname, '../..');
const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');

/** The projects whose tests a change of a file runs. */
async function testedAfter(file: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [nx, 'show', 'projects', '--affected', `--files=${file}`, '--with-target=test', '--json'],
    { cwd: root, env: { ...process.env, ...nxEnvironment } },
  );
  return JSON.parse(stdout).sort();
}

describe('tests that a change runs', () => {
  it('are one app’s own for a change in that app', async () => {
    expect(await testedAfter('public-site/src/mount.ts')).toEqual(['public-site']);
    expect(await testedAfter('admin-console/src/mount.tsx')).toEqual(['admin-console']);
  }, 120_000);

  it('are both front ends’, not the API’s, for a change of what they share', async () => {
    const tested = await testedAfter('libs/ui/src/index.ts');
    expect(tested).toEqual(expect.arrayContaining(['admin-console', 'public-site', 'ui']));
    expect(tested).not.toContain('api');
  }, 60_000);

  it('are the API’s, not the front ends’, for a change in the API', async () => {
    const tested = await testedAfter('api/src/main.ts');
    expect(tested).toContain('api');
    for (const app of ['public-site', 'admin-console']) expect(tested).not.toContain(app);
  }, 60_000);
});
