import pg from 'pg';

const apiUser = 'api_test_user';

/** Creates a database for each worker, and a user for the API, on the server that TEST_DATABASE_URL names. */
export default async function createDatabases({ maxWorkers }) {
  const names = Array.from(
    { length: maxWorkers },
    (_, worker) => `api_test_${process.pid}_${Date.now()}_${worker + 1}`,
  );
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  for (const name of names) await client.query(`CREATE DATABASE ${name}`);
  // Other runs may make it at the same moment.
  await client.query(`CREATE ROLE ${apiUser} LOGIN PASSWORD '${apiUser}'`).catch((error) => {
    if (!['42710', '23505'].includes(error.code)) throw error;
  });
  await client.end();
  process.env.TEST_POSTGRES_DATABASES = names.join(' ');
}
