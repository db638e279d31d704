import path from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../tools/start/problem';
import { backupName } from './backups-folder';

interface BackupOptions {
  /** Where the backup goes. */
  folder: string;
  /** How many stay in the folder of backups, the new one among them; undefined: all. */
  keep: number | undefined;
  /** Also where most files are missing. */
  incomplete: boolean;
}

/** Throws Problem. */
export function readBackupOptions(args: string[], dataDir: string, now = new Date()): BackupOptions {
  const options = { keep: { type: 'string' }, incomplete: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { incomplete } = values;
  const [named, surplus] = positionals;
  if (surplus !== undefined) throw new Problem(`A backup has one folder: "${surplus}" is one too many.`);
  const folder = path.resolve(named ?? path.join(dataDir, 'backups', backupName(now)));
  if (values.keep === undefined) return { folder, keep: undefined, incomplete };
  if (named !== undefined) {
    throw new Problem(`--keep deletes old backups in ${path.join(dataDir, 'backups')}: it takes no other folder.`);
  }
  if (!/^[1-9]\d{0,5}$/.test(values.keep)) {
    throw new Problem(`--keep is "${values.keep}". Give how many backups stay, such as 7.`);
  }
  return { folder, keep: Number(values.keep), incomplete };
}
