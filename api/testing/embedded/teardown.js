import { once } from 'node:events';

export default async function stopEmbeddedPostgres() {
  const database = globalThis.embeddedPostgres;
  database.kill('SIGTERM');
  await once(database, 'exit');
}
