import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
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

/** A command of this test's own, in a process of its own. */
const spawnScript = (script: string) =>
  spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: path.join(tmpdir(), 'nothing-is-here') },
  });

/** Calls that do nothing, and what they say. */
const refused: [string, string[], string][] = [
  [
    './tools/release/rollback.ts',
    ['public-site', '--dry-run'],
    '--dry-run can\'t be given here. There are --to ADDRESS, --because "TEXT".\n',
  ],
  [
    './tools/release/promote.ts',
    ['public-site', '--cancel', '--percent=5'],
    "--percent can't be given here. There are --cancel, --to ADDRESS.\n",
  ],
  ['./tools/release/collect.ts', ['public-site'], '"public-site" is one name too many.\n'],
  ['./backup/backup.ts', ['--to=x'], "Unknown option '--to'.\n"],
  ['./backup/restore.ts', ['here', 'there'], 'One backup is restored: "there" is one too many.\n'],
];

it('a command with what it does not take does nothing but say so', async () => {
  // One process for all of them: its start takes most of the time.
  const child = spawnScript(`
    process.exit = (code) => { throw code; };
    // As of one that no -e names.
    process.execArgv = [];
    for (const [script, args] of ${JSON.stringify(refused)}) {
      process.argv = [process.argv[0], script, ...args];
      await import(script).catch((code) => console.log(String(code)));
    }`);
  let [codes, words] = ['', ''];
  child.stdout.on('data', (data) => (codes += data));
  child.stderr.on('data', (data) => (words += data));
  await once(child, 'close');
  expect(words).toBe(refused.map(([, , sentence]) => sentence).join(''));
  expect(codes).toBe('1\n'.repeat(refused.length));
});

it('a command that is ended by a signal ends what it started, and leaves no folder behind', async () => {
  const child = spawnScript(`
    import { spawn } from 'node:child_process';
    import { endWithUs } from './tools/end-with-us.ts';
    import { command } from './tools/release/command.ts';
    import { makeTemporaryFolder } from './tools/release/temporary-folder.ts';
    void command(async () => {
      const folder = await makeTemporaryFolder();
      endWithUs(spawn('sleep', ['600'], { stdio: ['ignore', 'inherit', 'ignore'] }));
      console.log(folder);
      await new Promise(() => undefined);
    });`);
  const folder = String((await once(child.stdout, 'data'))[0]).trim();
  expect(existsSync(folder)).toBe(true);
  child.kill('SIGTERM');
  // Not before what was started has ended as well: it has the same output.
  const [code] = await once(child, 'close');
  expect([code, existsSync(folder)]).toEqual([143, false]);
});

it('a command whose output nobody reads any more ends what it has begun', async () => {
  const child = spawnScript(`
    import { command } from './tools/release/command.ts';
    void command(async () => {
      for (let line = 0; line < 20; line += 1) {
        console.log('x'.repeat(10_000));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      console.error('done');
    });`);
  let errors = '';
  child.stderr.on('data', (data) => (errors += data));
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'close');
  expect([errors, code]).toEqual(['done\n', 0]);
});

const onFullDisk = existsSync('/dev/full') ? it : it.skip;

onFullDisk('a command on a full disk says so in a sentence', async () => {
  const child = spawnScript(`
    import { writeFile } from 'node:fs/promises';
    import { command } from './tools/release/command.ts';
    void command(() => writeFile('/dev/full', 'x'));`);
  let errors = '';
  child.stderr.on('data', (data) => (errors += data));
  const [code] = await once(child, 'close');
  expect(errors).toBe(
    "A file can't be written: its disk or volume is full. Make room, and run the same command again.\n",
  );
  expect(code).toBe(1);
});
