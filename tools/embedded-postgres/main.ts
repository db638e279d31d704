/**
 * Postgres in one process, for a machine that has none: PGlite behind a socket.
 *
 *   tsx tools/embedded-postgres/main.ts (--data DIR | --memory)
 *
 * It listens at a socket in its folder, which nobody else may open.
 *
 * Prints one JSON line, `{"url": …, "apiUrl": …}`, once it is ready: the addresses for its owner and for the API.
 * Forked, it sends that as a message, sends the addresses before as `{"type": "listening"}`, from when on those who connect
 * wait until it is ready, and sends `{"type": "pong"}` for `{"type": "ping"}` once the database has responded to something.
 * Ends on SIGTERM, SIGINT or, forked, when its parent is gone.
 */
import { PGlite } from '@electric-sql/pglite';
import { btree_gin as moments } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makePrivate } from '../start/private-folder';
import { Database } from './database';
import type { Service } from './connection';
import { beginFirstStart, endFirstStart } from './first-start';
import { FolderLock, LockedError } from './folder-lock';
import { cachedInitdb, cacheInitdb } from './initdb-cache';
import { addressAt, socketFolder, socketIn } from './place';
import { describeOtherPostgres } from './postgres-version';
import { Reserve } from './reserve';
import { ReservedFilesystem } from './reserved-filesystem';
import { DatabaseServer } from './server';
import { Turns } from './turns';
import { apiUser, owner, Users } from './users';

const refillMs = 5_000;
/** Everybody waits for a client that has left a transaction open. */
const idleMs = 30_000;
/** A checkpoint comes after this much write-ahead log, whose files are then reused: it doesn't grow indefinitely. */
const settings = ['-c', 'max_wal_size=96MB', '-c', 'min_wal_size=80MB'];
/** Answers only once a commit is on the disk: PGlite has that switched off, and its fdatasync does nothing. */
const lasting = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
/** A product that was started from a source older than `ping` sends `ask` until it is started again: goes once all have been. */
const responses = new Map(Object.entries({ ping: 'pong', ask: 'answered' }));

process.umask(0o077);
const { values } = parseArgs({
  options: { data: { type: 'string' }, memory: { type: 'boolean' } },
});
if (Boolean(values.data) === Boolean(values.memory)) fail('Name a folder with --data DIR, or --memory.');
const other = values.data && describeOtherPostgres(values.data);
if (other) fail(other);

const folder = values.data ?? mkdtempSync(path.join(tmpdir(), 'embedded-'));
makePrivate(folder);
const reserve = values.data ? new Reserve(folder) : null;
const lock = reserve && reserve.withRoom(() => lockFolder(folder));
reserve?.refill();
const refilling = setInterval(() => reserve?.refill(), refillMs);

let open!: (service: Service) => void;
const server = new DatabaseServer(new Promise((resolve) => (open = resolve)));
const place = socketFolder(folder);
await server.listenAt(socketIn(place));
const addresses = { url: addressAt(place, owner), apiUrl: addressAt(place, apiUser) };
process.send?.({ type: 'listening', ...addresses });

const stored = path.join(folder, 'postgres');
const isNew = reserve ? reserve.withRoom(() => beginFirstStart(stored)) : true;
const initialised = isNew ? cachedInitdb() : undefined;
const database = new Database({
  ...(reserve ? { fs: new ReservedFilesystem(stored, reserve) } : { dataDir: 'memory://' }),
  ...(initialised && { loadDataDir: initialised }),
  extensions: { pg_trgm: trigrams, btree_gin: moments },
  startParams: [...PGlite.defaultStartParams, ...settings, ...(reserve ? lasting : [])],
});
await database.waitReady;
if (reserve && isNew) endFirstStart(stored, { cached: initialised !== undefined });
if (isNew && !initialised) await cacheInitdb(database);
// A new one is copied together with its file modes.
makePrivate(folder);
const users = await Users.of(database);
const turns = new Turns(database, users, idleMs);
open({ database, users, turns });
reserve?.withRoom(() => lock?.announce(addresses.url));
process.on('message', (message: { type?: string }) => {
  const response = message.type && responses.get(message.type);
  if (response) void turns.untilResponsive().then(() => process.send?.({ type: response }));
});

let ending = false;
// Before it says that it is ready: whoever waits for that may end it at once.
process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
if (process.send) process.send({ type: 'ready', ...addresses });
else console.log(JSON.stringify(addresses));
// The parent may have gone during the start, before anything listened.
if (process.send && !process.connected) await end();

async function end() {
  if (ending) return;
  ending = true;
  clearInterval(refilling);
  await server.stop();
  users.become(owner);
  await database.close();
  lock?.release();
  reserve?.close();
  if (values.memory) rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

function lockFolder(locked: string): FolderLock {
  try {
    return FolderLock.take(locked);
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
