import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { adminPassword, apiEnvironment, runApi, untilStarted } from './api-process';
import { Caller } from './caller';
import { freshDatabase } from './database';

declare global {
  /** Set by host/environment.js: a process that runs one API after another, and what it wrote since it was asked for. */
  var apiHost: () => { child: ChildProcess; log: string[] };
}

async function migrate(): Promise<void> {
  const { message } = await runApi({ MIGRATIONS: 'only' });
  if (message.type !== 'migrated') throw new Error(JSON.stringify(message));
}

/** Makes the database a new one, with the API's tables and the first admin. */
export async function migratedDatabase(): Promise<void> {
  await freshDatabase(migrate);
  if (globalThis.testDatabase === 'embedded') await migrate();
}

/** Runs the API on a new database, with the first admin alone, for the tests of a file. */
export function useApi(environment: NodeJS.ProcessEnv = {}) {
  let host: ReturnType<typeof apiHost>;
  let url: string;
  const api = {
    /** The first admin, signed in. */
    admin: null as unknown as Caller,
    log: () => host.log,
    url: () => url,
    visitor: () => new Caller(url),
    async signIn(username: string, password: string): Promise<Caller> {
      const caller = new Caller(url);
      const { status, text } = await caller.post('/api/admin/login', { username, password });
      if (status !== 200) throw new Error(`Sign-in failed: ${text}`);
      return caller;
    },
  };

  beforeAll(async () => {
    await freshDatabase(migrate);
    host = apiHost();
    host.child.send(apiEnvironment(environment));
    const { message } = await untilStarted(host.child);
    if (message.type !== 'ready') throw new Error(JSON.stringify(message));
    url = `http://127.0.0.1:${message.port}`;
    api.admin = await api.signIn('admin', adminPassword);
  });
  afterAll(async () => {
    // It may have crashed in a test.
    if (!host.child.connected) return;
    host.child.send('end');
    await once(host.child, 'message');
  });
  return api;
}
