import { once } from 'node:events';

export default async function stopEmbeddedPostgres() {
  for (const database of globalThis.embeddedPostgres) {
    database.kill('SIGTERM');
    await once(database, 'exit');
  }
}
