/**
 * `npm run backup -- [FOLDER]`: writes what the system holds into a new folder, while it runs or while it does not; below
 * DATA_DIR/backups where none is named. Published releases, their history and what is live are part of it.
 * Deletes first what killed ones have left there. `--keep N` then deletes all backups but the newest N. `--incomplete` makes one also where most files are missing.
 */
import path from 'node:path';
import { command } from '../tools/release/command';
import { megabytes } from '../tools/release/size';
import { readBackupOptions } from './backup-options';
import { deleteOldBackups, deleteUnfinished } from './backups-folder';
import { makeBackup } from './make-backup';
import { readSystem } from './system';

await command(async () => {
  const system = readSystem(process.env);
  const { folder, keep, incomplete } = readBackupOptions(process.argv.slice(2), system.dataDir);
  const unfinished = await deleteUnfinished(path.dirname(folder));
  if (unfinished.length > 0) console.log(`Deleted what killed backups have left: ${unfinished.join(', ')}`);
  const { manifest, bytes, missing, leftOut } = await makeBackup(system, folder, { incomplete });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files} files, ${megabytes(bytes)}`,
  );
  if (missing > 0) {
    console.warn(`Files of pictures or releases that were missing, and so are not in it: ${missing}.`);
  }
  if (leftOut.length > 0) {
    console.warn(`Tables that no migration has made, and so are not in it: ${leftOut.join(', ')}.`);
  }
  console.log('It contains secrets: keep it as safe as the system itself, and on another machine.');
  if (keep === undefined) return;
  const deleted = await deleteOldBackups(folder, keep);
  if (deleted.length > 0) console.log(`Deleted, as ${keep} are kept: ${deleted.join(', ')}`);
});
