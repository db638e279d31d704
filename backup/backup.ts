/**
 * `npm run backup -- [FOLDER] [--releases]`: writes what the system holds into a new folder, while it runs or while it does
 * not; below DATA_DIR/backups where none is named. With --releases also the packed releases, which can be built again.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../tools/release/command';
import { megabytes } from '../tools/release/size';
import { makeBackup } from './make-backup';
import { readSystem } from './system';

await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { releases: { type: 'boolean' } } });
  const system = readSystem(process.env);
  const stamp = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const folder = path.resolve(positionals[0] ?? path.join(system.dataDir, 'backups', stamp));
  const { manifest, bytes } = await makeBackup(system, folder, { releases: values.releases ?? false });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files} files, ${megabytes(bytes)}`,
  );
  console.log('It contains secrets: keep it as safe as the system itself, and on another machine.');
});
