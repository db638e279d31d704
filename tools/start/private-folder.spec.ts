import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePrivate } from './private-folder';

const folder = mkdtempSync(path.join(tmpdir(), 'private-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('takes from other accounts what they could open', () => {
  const [data, inside] = [path.join(folder, 'open'), path.join(folder, 'open/file')];
  mkdirSync(data);
  writeFileSync(inside, '');
  chmodSync(data, 0o755);
  chmodSync(inside, 0o644);
  makePrivate(data);
  expect([data, inside].map((each) => lstatSync(each).mode & 0o777)).toEqual([0o700, 0o600]);
});

/** What another account hears of a folder. */
function refusalOf(data: string): string {
  const script = `
    import { makePrivate } from './tools/start/private-folder.ts';
    process.setgroups([]);
    process.setgid(65534);
    process.setuid(65534);
    try {
      makePrivate(${JSON.stringify(data)});
    } catch (error) {
      console.log(error.constructor.name + ': ' + error.message);
    }`;
  return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    // Where tsx finds the workspace's tsconfig.json.
    cwd: path.join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  }).stdout.trim();
}

if (process.getuid?.() === 0)
  describe('a folder of another account', () => {
    const data = path.join(folder, 'of-root');
    beforeAll(() => mkdirSync(data, { mode: 0o700 }));
    beforeEach(() => chmodSync(folder, 0o755));

    it.each([0o700, 0o755])('is refused in a sentence that says what to do (%i)', (mode) => {
      chmodSync(data, mode);
      expect(refusalOf(data)).toBe(
        `Problem: ${data} holds files of another account, so it can't be kept private. Give them to yours, or name another folder with DATA_DIR.`,
      );
    });

    it.each(['below', 'of-root/below'])('gets no folder made in it (%s)', (name) => {
      const below = path.join(folder, name);
      expect(refusalOf(below)).toBe(
        `Problem: ${below} can't be made or opened: your account lacks the permission for the folder above it. Get it, or name another folder with DATA_DIR.`,
      );
    });
  });

if (process.platform === 'linux')
  it('where nobody may write, npm start says so in a sentence', () => {
    // Not even root makes folders there; in a container, it is mounted read-only.
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', path.join(import.meta.dirname, 'main.ts')],
      {
        cwd: path.join(import.meta.dirname, '../..'),
        env: { ...process.env, DATA_DIR: '/sys/data', PORT: '14719' },
        encoding: 'utf8',
      },
    );
    expect(stderr).toMatch(/^\n\/sys\/data .*, or name another folder with DATA_DIR\.\n$/);
    expect(status).toBe(1);
  });
