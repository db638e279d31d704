import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readBackup } from './archive/read-backup';
import { loadDatabase } from './database/load';
import { withDatabaseAlone } from './database/with-database';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';
import { BackedUpSystem } from './testing/backed-up-system';

// Each of them starts databases.
jest.setTimeout(180_000);

let samples: BackedUpSystem;
beforeAll(async () => {
  samples = await BackedUpSystem.make('embedded');
});
afterAll(() => samples.remove());

describe('a backup of a system with the embedded database', () => {
  it('is restored into another of its kind, which then holds the same', async () => {
    const embedded = await samples.empty();
    await embedded.runCommand('restore', samples.backup);
    await samples.expectTheSame(embedded);
  });

  it('is not restored over a system that holds something, unless that is asked for', async () => {
    const embedded = await samples.empty();
    await restoreBackup(embedded.system, samples.backup, { replace: false });
    const refused = restoreBackup(embedded.system, samples.backup, { replace: false });
    await expect(refused).rejects.toThrow('nothing was changed: the database holds tables');
    await restoreBackup(embedded.system, samples.backup, { replace: true });
    expect(await embedded.rows()).toEqual(samples.rows);
  });

  it('is restored also when copying its files takes longer than a transaction may stay idle there', async () => {
    const embedded = await samples.empty();
    const manifest = await readBackup(samples.backup);
    await withDatabaseAlone(embedded.system, (url) => loadDatabase(url, samples.backup, manifest, () => wait(32_000)));
    expect(await embedded.rows()).toEqual(samples.rows);
  });

  if (process.env.TEST_DATABASE_URL) {
    it('moves it to a Postgres and back', async () => {
      const server = await samples.empty('postgres');
      await restoreBackup(server.system, samples.backup, { replace: false });
      const second = path.join(samples.folder, 'second');
      await makeBackup(server.system, second);
      await samples.expectTheSame(server);
      const embedded = await samples.empty();
      await restoreBackup(embedded.system, second, { replace: false });
      await samples.expectTheSame(embedded);
    });
  }
});
