import { fork } from 'node:child_process';
import { on } from 'node:events';
import path from 'node:path';

const server = path.join(import.meta.dirname, '../../../tools/embedded-postgres/main.ts');

/** Starts an embedded Postgres in memory for each worker. */
export default async function startEmbeddedPostgres({ maxWorkers }) {
  const servers = Array.from({ length: maxWorkers }, () =>
    fork(server, ['--memory'], { execArgv: ['--import', 'tsx'], env: { ...process.env, NODE_OPTIONS: '' } }),
  );
  globalThis.embeddedPostgres = servers;
  const databases = await Promise.all(servers.map(addressesOf));
  process.env.TEST_DATABASES = JSON.stringify(databases);
}

async function addressesOf(started) {
  for await (const [{ type, url, apiUrl, message }] of on(started, 'message')) {
    if (type === 'failed') throw new Error(message);
    if (type === 'ready') return { url, apiUrl };
  }
}
