/**
 * Postgres in one process, for a machine that has none: PGlite behind a socket.
 *
 *   tsx tools/embedded-postgres/main.ts (--data DIR | --memory) [--port N]
 *
 * Prints one JSON line, `{"url": "postgres://…"}`, once it answers; forked, it sends that as a message. Ends on SIGTERM, SIGINT or, forked, when its
 * parent is gone.
 */
import { PGlite } from '@electric-sql/pglite';
import { btree_gin as moments } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FolderLock, LockedError } from './folder-lock';
import { inWholeTurns } from './whole-turns';

const { values } = parseArgs({
  options: { data: { type: 'string' }, memory: { type: 'boolean' }, port: { type: 'string', default: '0' } },
});
if (Boolean(values.data) === Boolean(values.memory)) fail('Name a folder with --data DIR, or --memory.');

const lock = values.data ? await lockFolder(values.data) : null;
const database = await PGlite.create({
  dataDir: values.data ? path.join(values.data, 'postgres') : 'memory://',
  extensions: { pg_trgm: trigrams, btree_gin: moments },
});
// One backend serves all: pglite-socket lets connections take turns between transactions.
const server = new PGLiteSocketServer({
  db: inWholeTurns(database),
  host: '127.0.0.1',
  port: Number(values.port),
  maxConnections: 8,
});
await server.start();
const url = `postgres://postgres@${server.getServerConn()}/postgres?sslmode=disable`;
lock?.announce(url);
if (process.send) process.send({ type: 'ready', url });
else console.log(JSON.stringify({ url }));

let ending = false;
process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
// The parent may have gone during the start, when nobody listened.
if (process.send && !process.connected) await end();

async function end() {
  if (ending) return;
  ending = true;
  await server.stop();
  await database.close();
  lock?.release();
  process.exit(0);
}

async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  try {
    return FolderLock.take(folder);
  } catch (error) {
    if (error instanceof LockedError) fail(error.message);
    throw error;
  }
}

function fail(message: string): never {
  if (process.send) process.send({ type: 'failed', message });
  else console.error(message);
  process.exit(1);
}
