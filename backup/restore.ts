/**
 * `npm run restore -- FOLDER [--replace]`: brings back what a backup holds, into an empty system, or with --replace into one
 * that holds something, which is lost. All or nothing: what can't be restored leaves the database as it was.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../tools/release/command';
import { Problem } from '../tools/start/problem';
import { restoreBackup } from './restore-backup';
import { readSystem } from './system';

await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [named, surplus] = positionals;
  if (!named) throw new Problem('Name the folder of a backup: npm run restore -- .data/backups/2026-11-20T15-30-12Z');
  if (surplus !== undefined) throw new Problem(`One backup is restored: "${surplus}" is one too many.`);
  const folder = path.resolve(named);
  const { manifest, revoked, locked, leftOut } = await restoreBackup(readSystem(process.env), folder, {
    replace: values.replace ?? false,
  });
  const tables = manifest.tables.filter(({ name }) => !leftOut.includes(name));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored: ${rows} rows and ${manifest.files} files, as they were at ${manifest.at}.`);
  if (leftOut.length > 0) {
    console.warn(`Tables that no migration has made, and so were not restored: ${leftOut.join(', ')}.`);
  }
  console.log('Start the product now. Everybody has to sign in again.');
  console.log(
    'Subscribers who left since then are back, and so are messages and users that were deleted: end them again.',
  );
  if (revoked.tokens > 0) {
    console.log(
      `Release tokens that were valid then are revoked: ${revoked.tokens}. Make new ones at /admin/releases.`,
    );
  }
  if (revoked.links > 0) {
    console.log(`Invitations and reset links no longer work: ${revoked.links}. Send new ones at /admin/users.`);
  }
  if (locked.count > 0) {
    const key = locked.keyFile
      ? `the content of ${locked.keyFile}`
      : 'the ENCRYPTION_SECRET of where the backup was made (its SESSION_SECRET where that was not set)';
    console.log(
      `Second factors were encrypted with another key than that of this system: ${locked.count}. Start the API with ENCRYPTION_SECRET set to ${key}, or those authenticator apps will not work.`,
    );
  }
});
