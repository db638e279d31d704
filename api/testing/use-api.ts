import { adminPassword, type ApiProcess, endApi, runApi } from './api-process';
import { Caller } from './caller';
import { freshDatabase } from './database';

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
  let process: ApiProcess;
  let url: string;
  const api = {
    /** The first admin, signed in. */
    admin: null as unknown as Caller,
    log: () => process.log,
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
    process = await runApi(environment);
    if (process.message.type !== 'ready') throw new Error(JSON.stringify(process.message));
    url = `http://127.0.0.1:${process.message.port}`;
    api.admin = await api.signIn('admin', adminPassword);
  });
  afterAll(() => endApi(process));
  return api;
}
