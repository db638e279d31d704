import { existsSync } from 'node:fs';
import path from 'node:path';
import { FolderLock } from '../../tools/embedded-postgres/folder-lock';
import { requireDatabase } from '../../tools/start/database';
import { ManagedProcess } from '../../tools/start/managed-process';
import { Problem } from '../../tools/start/problem';
import type { System } from '../system';

const main = path.join(import.meta.dirname, '../../tools/embedded-postgres/main.ts');

/** Asks the system's database, also the embedded one of a product that runs; where it does not run, it does meanwhile. */
export async function withDatabase<T>(system: System, work: (url: string) => Promise<T>): Promise<T> {
  if (system.databaseUrl) return withServer(system.databaseUrl, work);
  const folder = path.join(system.dataDir, 'database');
  const holder = FolderLock.holderOf(folder);
  if (holder?.url) return work(holder.url);
  if (!existsSync(folder))
    throw new Problem(`There is no database in ${system.dataDir}: name another folder with DATA_DIR.`);
  return withEmbedded(system, work);
}

/** The same with nobody else in it. Throws Problem when a product runs on the embedded database. */
export const withDatabaseAlone = <T>(system: System, work: (url: string) => Promise<T>): Promise<T> =>
  system.databaseUrl ? withServer(system.databaseUrl, work) : withEmbedded(system, work);

async function withServer<T>(url: string, work: (url: string) => Promise<T>): Promise<T> {
  await requireDatabase(url);
  return work(url);
}

async function withEmbedded<T>({ dataDir }: System, work: (url: string) => Promise<T>): Promise<T> {
  const database = new ManagedProcess({
    name: 'database',
    script: main,
    args: ['--data', path.join(dataDir, 'database')],
    nodeOptions: ['--import', 'tsx'],
    env: process.env,
    logDir: path.join(dataDir, 'logs'),
  });
  const { url } = await database.start();
  try {
    return await work(String(url));
  } finally {
    await database.stop();
  }
}
