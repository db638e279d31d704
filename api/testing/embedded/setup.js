import { fork } from 'node:child_process';
import path from 'node:path';

const server = path.join(import.meta.dirname, '../../../tools/embedded-postgres/main.ts');

/** Starts an embedded Postgres in memory for all suites of the run. */
export default async function startEmbeddedPostgres() {
  const database = fork(server, ['--memory'], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  globalThis.embeddedPostgres = database;
  const { url, apiUrl, message } = await new Promise((resolve) => database.once('message', resolve));
  if (!url) throw new Error(message);
  process.env.TEST_EMBEDDED_URL = url;
  process.env.TEST_EMBEDDED_API_URL = apiUrl;
}
