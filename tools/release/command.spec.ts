import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs a release command on a data folder, as its npm script does. */
const run = (script: string, dataDir: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, script)], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });

describe('a command on a folder that nobody may write', () => {
  it('says so in a sentence that names the folder', () => {
    // Not even root makes folders there.
    const { status, stderr } = run('collect.ts', '/sys');
    expect(stderr).toMatch(/^\/sys\/releases can't be written: .*\.\n$/);
    expect(status).toBe(1);
  });
});
