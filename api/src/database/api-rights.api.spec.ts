import pg from 'pg';
import { apiDatabaseUrl, query } from '../../testing/database';
import { useApi } from '../../testing/use-api';

useApi();

const insufficientRights = '42501';

describe('the user whom the API connects as', () => {
  // ASVS 16.4.2
  it.each([
    'UPDATE audit_log SET "actorName" = NULL',
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    'UPDATE release_changes SET who = NULL',
    'DELETE FROM release_changes',
    'DELETE FROM release_events',
    'ALTER TABLE audit_log DISABLE TRIGGER ALL',
    'DROP TRIGGER audit_log_append_only ON audit_log',
    `CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$`,
    'SET session_replication_role = replica',
    'DROP TABLE posts',
    'DELETE FROM migrations',
    "COPY (SELECT 1) TO PROGRAM 'id'",
  ])('may not %s', async (sql) => {
    const before = await query('SELECT count(*) FROM audit_log');
    const client = new pg.Client(apiDatabaseUrl());
    await client.connect();
    try {
      await expect(client.query(sql)).rejects.toMatchObject({ code: insufficientRights });
    } finally {
      await client.end();
    }
    expect(await query('SELECT count(*) FROM audit_log')).toEqual(before);
  });
});
