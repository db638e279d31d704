import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBackup } from './make-backup';
import { readSystem } from './system';

it('is not made of a database that another Postgres wrote, which stays as it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'system-'));
  const stored = path.join(folder, 'database/postgres');
  await mkdir(stored, { recursive: true });
  await writeFile(path.join(stored, 'PG_VERSION'), '16\n');
  const made = makeBackup(readSystem({ DATA_DIR: folder }), path.join(folder, 'backups/new'));
  await expect(made).rejects.toThrow(
    /is of Postgres 16, and this version of the product has \d+\. Nothing was changed\. Run "npm run backup" with the version that it ran with/,
  );
  expect(await readdir(path.join(folder, 'database'), { recursive: true })).toEqual([
    'postgres',
    'postgres/PG_VERSION',
  ]);
  await rm(folder, { recursive: true });
});
