import { adminPassword, type ApiCopy, runCopy } from './api-process';
import { Caller } from './caller';
import { freshDatabase } from './database';

async function migrate(): Promise<void> {
  const { end } = await runCopy({ MIGRATIONS: 'only' });
  await end();
}

/** Makes the database a new one, with the API's tables and the first admin. */
export async function migratedDatabase(): Promise<void> {
  await freshDatabase(migrate);
  if (globalThis.testDatabase === 'embedded') await migrate();
}

/** Runs the API on a new database, with the first admin alone, for the tests of a file. */
export function useApi(environment: NodeJS.ProcessEnv = {}) {
  let copy: ApiCopy;
  const api = {
    /** The first admin, signed in. */
    admin: null as unknown as Caller,
    log: () => copy.log,
    url: () => copy.url,
    visitor: () => new Caller(copy.url),
    async signIn(username: string, password: string): Promise<Caller> {
      const caller = new Caller(copy.url);
      const { status, text } = await caller.post('/api/admin/login', { username, password });
      if (status !== 200) throw new Error(`Sign-in failed: ${text}`);
      return caller;
    },
  };

  beforeAll(async () => {
    await freshDatabase(migrate);
    copy = await runCopy(environment);
    api.admin = await api.signIn('admin', adminPassword);
  });
  return api;
}
