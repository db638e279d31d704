import pg from 'pg';

export default async function dropDatabases() {
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  for (const { url } of JSON.parse(process.env.TEST_DATABASES)) {
    const name = new URL(url).pathname.slice(1);
    for (const database of [name, `${name}_template`])
      await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  }
  await client.end();
}
