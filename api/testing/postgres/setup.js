import pg from 'pg';

const apiUser = 'api_test_user';

/** Creates a database of its own, and a user for the API, on the server that TEST_DATABASE_URL names. */
export default async function createDatabase() {
  const name = `api_test_${process.pid}_${Date.now()}`;
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  // Other runs may make it at the same moment.
  await client.query(`CREATE ROLE ${apiUser} LOGIN PASSWORD '${apiUser}'`).catch((error) => {
    if (!['42710', '23505'].includes(error.code)) throw error;
  });
  await client.end();
  const url = new URL(process.env.TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  process.env.TEST_POSTGRES_URL = url.href;
  url.username = apiUser;
  url.password = apiUser;
  process.env.TEST_POSTGRES_API_URL = url.href;
}
