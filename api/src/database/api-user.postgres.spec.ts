import { runApi, runCopy } from '../../testing/api-process';
import { databaseUrl, emptyDatabase, query, queryAt } from '../../testing/database';

const suffix = `${process.pid}_${Date.now()}`;
const apiUser = `api_made_${suffix}`;
const plainOwner = `plain_owner_${suffix}`;

function urlOf(user: string, database?: string): string {
  const url = new URL(databaseUrl());
  Object.assign(url, { username: user, password: `pass of ${user}` });
  if (database) url.pathname = `/${database}`;
  return url.href;
}

beforeAll(emptyDatabase);
afterAll(async () => {
  await emptyDatabase();
  await queryAt(databaseUrl(), `DROP DATABASE IF EXISTS ${plainOwner} WITH (FORCE)`);
  for (const user of [apiUser, plainOwner]) await queryAt(databaseUrl(), `DROP ROLE IF EXISTS ${user}`);
});

describe('a database without the user that the API connects as', () => {
  it('gets that user from the migration, and the API then serves as it', async () => {
    const migrated = await runCopy({ MIGRATIONS: 'only', DATABASE_URL: urlOf(apiUser) });
    expect(migrated.message).toMatchObject({ type: 'migrated' });
    await migrated.end();
    const [role] = await query<object>('SELECT rolsuper, rolcreaterole FROM pg_roles WHERE rolname = $1', [apiUser]);
    expect(role).toEqual({ rolsuper: false, rolcreaterole: false });
    const environment = { MIGRATIONS: 'none', DATABASE_URL: urlOf(apiUser), MIGRATIONS_DATABASE_URL: '' };
    const serving = await runCopy(environment);
    expect(serving.message).toMatchObject({ type: 'ready' });
    await serving.end();
  });

  it('makes the migration say what to do where its user may create no users', async () => {
    await query(`CREATE ROLE ${plainOwner} LOGIN PASSWORD 'pass of ${plainOwner}'`);
    await query(`CREATE DATABASE ${plainOwner} OWNER ${plainOwner}`);
    const { message } = await runApi({
      MIGRATIONS: 'only',
      MIGRATIONS_DATABASE_URL: urlOf(plainOwner, plainOwner),
      DATABASE_URL: urlOf('nobody_yet', plainOwner),
    });
    expect(message).toEqual({
      type: 'failed',
      message:
        'The database has no user nobody_yet, and the user in MIGRATIONS_DATABASE_URL may not create one. Create it first: see docs/deployment.md.',
    });
  });

  it('is migrated beside a table of somebody else and one of an extension, on which its user gets no right', async () => {
    const asSuperuser = Object.assign(new URL(databaseUrl()), { pathname: `/${plainOwner}` }).href;
    await queryAt(asSuperuser, 'CREATE TABLE of_another ()');
    await queryAt(asSuperuser, `CREATE TABLE places (); ALTER TABLE places OWNER TO ${plainOwner}`);
    await queryAt(asSuperuser, 'ALTER EXTENSION pg_trgm ADD TABLE places');
    const addresses = {
      MIGRATIONS_DATABASE_URL: urlOf(plainOwner, plainOwner),
      DATABASE_URL: urlOf(apiUser, plainOwner),
    };
    const migrated = await runCopy({ ...addresses, MIGRATIONS: 'only' });
    expect(migrated.message).toEqual({ type: 'migrated' });
    await migrated.end();
    const readable = await queryAt(
      asSuperuser,
      `SELECT relname FROM pg_class WHERE relname IN ('posts', 'of_another', 'places') AND has_table_privilege($1, oid, 'SELECT')`,
      [apiUser],
    );
    expect(readable).toEqual([{ relname: 'posts' }]);
  });
});
