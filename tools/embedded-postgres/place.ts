import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

/** The socket name that Postgres clients look for in a folder. */
const socketName = '.s.PGSQL.5432';
/** Longest socket path in bytes that every system accepts. */
const longestPath = 103;

export const socketIn = (folder: string): string => path.join(folder, socketName);

/** The folder for the socket: the data folder, or one with a shorter name where its path is too long. */
export function socketFolder(dataFolder: string): string {
  const folder = path.resolve(dataFolder);
  if (Buffer.byteLength(socketIn(folder)) <= longestPath) return folder;
  const { uid } = userInfo();
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const short = path.join(tmpdir(), `keystride-${uid}-${name}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  const found = lstatSync(short);
  if (!found.isDirectory() || found.uid !== uid) throw new Error(`${short} belongs to somebody else: delete it.`);
  chmodSync(short, 0o700);
  return short;
}

/** The address of the database for one of its users. */
export function addressAt(folder: string, user: string): string {
  const address = new URL(`postgres://${user}@localhost/postgres?sslmode=disable`);
  address.searchParams.set('host', folder);
  return address.href;
}
