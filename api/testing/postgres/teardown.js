import pg from 'pg';

export default async function dropDatabase() {
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  await client.query(`DROP DATABASE ${new URL(process.env.TEST_POSTGRES_URL).pathname.slice(1)} WITH (FORCE)`);
  await client.end();
}
