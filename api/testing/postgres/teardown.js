import pg from 'pg';

export default async function dropDatabases() {
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  for (const name of process.env.TEST_POSTGRES_DATABASES.split(' '))
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await client.end();
}
