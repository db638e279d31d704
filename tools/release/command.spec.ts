import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs a release command on a data folder, as its npm script does. */
const run = (script: string, dataDir: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, script), ...args], {
    // Where tsx finds the workspace's tsconfig.json.
    cwd: path.join(import.meta.dirname, '../..'),
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

describe('a command with what it does not take', () => {
  it.each([
    [
      'rollback.ts',
      ['public-site', '--dry-run'],
      '--dry-run can\'t be given here. There are --to ADDRESS, --because "TEXT".\n',
    ],
    [
      'promote.ts',
      ['public-site', '--cancel', '--percent=5'],
      "--percent can't be given here. There are --cancel, --to ADDRESS.\n",
    ],
    ['collect.ts', ['public-site'], '"public-site" is one name too many.\n'],
    ['../../backup/backup.ts', ['--to=x'], "Unknown option '--to'.\n"],
    ['../../backup/restore.ts', ['here', 'there'], 'One backup is restored: "there" is one too many.\n'],
  ])('%s %j does nothing', (script, args, words) => {
    const { status, stderr } = run(script, path.join(tmpdir(), 'nothing-is-here'), ...args);
    expect(stderr).toBe(words);
    expect(status).toBe(1);
  });
});

it('a command whose output nobody reads any more ends what it has begun', async () => {
  const script = `
    import { command } from './tools/release/command.ts';
    void command(async () => {
      for (let line = 0; line < 20; line += 1) {
        console.log('x'.repeat(10_000));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      console.error('done');
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: path.join(tmpdir(), 'nothing-is-here') },
  });
  let errors = '';
  child.stderr.on('data', (data) => (errors += data));
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'close');
  expect([errors, code]).toEqual(['done\n', 0]);
});
