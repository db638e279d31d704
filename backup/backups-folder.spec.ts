import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs, { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBackupOptions } from './backup-options';
import { backupName, deleteOldBackups, deleteUnfinished } from './backups-folder';
import { makeBackup } from './make-backup';
import { readSystem } from './system';

const now = new Date('2026-11-20T02:30:07.250Z');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backups-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(name: string, file = 'manifest.json'): Promise<void> {
  await mkdir(path.join(folder, name, 'tables'), { recursive: true });
  await writeFile(path.join(folder, name, file), '{}');
}

describe('backups of which some are kept', () => {
  it('are the newest; older ones go', async () => {
    for (const day of ['18', '20', '17', '19']) await put(`2026-11-${day}T02-30-00Z`);
    const old = ['2026-11-17T02-30-00Z', '2026-11-18T02-30-00Z'];
    const made = path.join(folder, '2026-11-20T02-30-00Z');
    expect(await deleteOldBackups(made, 2)).toEqual(old);
    expect((await readdir(folder)).sort()).toEqual(['2026-11-19T02-30-00Z', '2026-11-20T02-30-00Z']);
    expect(await deleteOldBackups(made, 2)).toEqual([]);
    expect(await deleteOldBackups(made, 5)).toEqual([]);
  });

  it('have the new one among them, also where the clock is behind', async () => {
    for (const day of ['18', '19', '20']) await put(`2026-11-${day}T02-30-00Z`);
    const made = path.join(folder, '2026-11-18T02-30-00Z');
    expect(await deleteOldBackups(made, 2)).toEqual(['2026-11-19T02-30-00Z']);
    expect(await deleteOldBackups(made, 1)).toEqual(['2026-11-20T02-30-00Z']);
    expect(await readdir(folder)).toEqual(['2026-11-18T02-30-00Z']);
  });

  it('stay, where what killed ones have left goes, never one that may still be written', async () => {
    await put('2026-11-01T02-30-00Z');
    await put('2026-11-19T02-30-00Z.part');
    await put('2026-11-19T02-30-00Z.0b1c-2d.part');
    await put('2026-11-20T02-29-00Z.0b1c-2d.part');
    const left = ['2026-11-19T02-30-00Z.0b1c-2d.part', '2026-11-19T02-30-00Z.part'];
    expect(await deleteUnfinished(folder, now)).toEqual(left);
    expect((await readdir(folder)).sort()).toEqual(['2026-11-01T02-30-00Z', '2026-11-20T02-29-00Z.0b1c-2d.part']);
    expect(await deleteUnfinished(path.join(folder, 'not there yet'), now)).toEqual([]);
  });

  it('keep nobody from a new one by what can’t be deleted', async () => {
    for (const name of ['2026-11-18T02-30-00Z.part', '2026-11-19T02-30-00Z.part']) await put(name);
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(fs, 'rm').mockRejectedValueOnce(new Error('EACCES: permission denied'));
    expect(await deleteUnfinished(folder, now)).toHaveLength(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('can’t be deleted: EACCES'));
    warn.mockRestore();
  });

  it('leave alone whatever else is there', async () => {
    const others = ['2026-11-01', 'before-the-move', '2026-11-01T02-30-00Z.bak', 'x.part'];
    for (const name of others) await put(name);
    // No backup: it lacks the manifest.
    await put('2026-11-02T02-30-00Z', 'notes.txt');
    await symlink(path.join(folder, '2026-11-01'), path.join(folder, '2026-11-03T02-30-00Z'));
    await writeFile(path.join(folder, '2026-11-04T02-30-00Z'), '');
    await put(backupName(now));
    const before = await readdir(folder);
    expect(await deleteOldBackups(path.join(folder, backupName(now)), 1)).toEqual([]);
    expect(await deleteUnfinished(folder, now)).toEqual([]);
    expect(await readdir(folder)).toEqual(before);
  });
});

describe('the arguments of a backup', () => {
  const read = (...args: string[]) => readBackupOptions(args, '/data', now);

  it('name a folder, or how many stay in that of backups', () => {
    expect(read()).toEqual({ folder: '/data/backups/2026-11-20T02-30-07Z', keep: undefined, incomplete: false });
    expect(read('/mnt/today', '--incomplete')).toEqual({ folder: '/mnt/today', keep: undefined, incomplete: true });
    expect(read('--keep', '7')).toMatchObject({ folder: '/data/backups/2026-11-20T02-30-07Z', keep: 7 });
  });

  it.each([
    [['--keep', '0'], '--keep is "0". Give how many backups stay, such as 7.'],
    [['--keep=all'], '--keep is "all".'],
    [['/mnt/today', '--keep', '7'], '--keep deletes old backups in /data/backups: it takes no other folder.'],
    [['/mnt/today', '7'], 'A backup has one folder: "7" is one too many.'],
  ])('are refused: %j', (args, words) => expect(() => read(...args)).toThrow(words));
});

const canMount = process.getuid?.() === 0;
if (canMount)
  it('a backup for which there is no room leaves nothing, and says so', async () => {
    const [mediaDir, backups] = [path.join(folder, 'media'), path.join(folder, 'backups')];
    for (const each of [mediaDir, backups]) await mkdir(each);
    await writeFile(path.join(mediaDir, 'large.jpg'), randomBytes(100_000));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', backups]);
    try {
      const system = readSystem({ DATA_DIR: folder, MEDIA_DIR: mediaDir });
      await expect(makeBackup(system, path.join(backups, 'new'))).rejects.toThrow(
        `There is no room left on the disk of ${backups}. There is no new backup`,
      );
      expect(await readdir(backups)).toEqual([]);
    } finally {
      execFileSync('umount', ['-l', backups]);
    }
  });
