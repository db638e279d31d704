import pg from 'pg';

const apiUser = 'api_test_user';

/** Creates a database for each worker, and a user for the API, on the server that TEST_DATABASE_URL names. */
export default async function createDatabases({ maxWorkers }) {
  const run = `api_test_${process.pid}_${Date.now()}`;
  const databases = Array.from({ length: maxWorkers }, (_, worker) => `${run}_${worker + 1}`);
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  for (const name of databases) await client.query(`CREATE DATABASE ${name}`);
  // Other runs may make it at the same moment.
  await client.query(`CREATE ROLE ${apiUser} LOGIN PASSWORD '${apiUser}'`).catch((error) => {
    if (!['42710', '23505'].includes(error.code)) throw error;
  });
  await client.end();
  process.env.TEST_DATABASES = JSON.stringify(databases.map(addressesOf));
}

function addressesOf(name) {
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL), { pathname: `/${name}` });
  const apiUrl = Object.assign(new URL(url), { username: apiUser, password: apiUser });
  return { url: url.href, apiUrl: apiUrl.href };
}
