/**
 * `npm run backup -- [FOLDER]`: writes what the system holds into a new folder, while it runs or while it does not; below
 * DATA_DIR/backups where none is named. Published releases, their history and what is live are part of it.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../tools/release/command';
import { megabytes } from '../tools/release/size';
import { makeBackup } from './make-backup';
import { Problem } from '../tools/start/problem';
import { readSystem } from './system';

await command(async () => {
  const [named, surplus] = parseArgs({ allowPositionals: true }).positionals;
  if (surplus !== undefined) throw new Problem(`A backup has one folder: "${surplus}" is one too many.`);
  const system = readSystem(process.env);
  const stamp = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const folder = path.resolve(named ?? path.join(system.dataDir, 'backups', stamp));
  const { manifest, bytes } = await makeBackup(system, folder);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files} files, ${megabytes(bytes)}`,
  );
  console.log('It contains secrets: keep it as safe as the system itself, and on another machine.');
});
