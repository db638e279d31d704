import pg from 'pg';

/** Creates a database of its own on the server that TEST_DATABASE_URL names. */
export default async function createDatabase() {
  const name = `api_test_${process.pid}_${Date.now()}`;
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(process.env.TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  process.env.TEST_POSTGRES_URL = url.href;
}
