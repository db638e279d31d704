import type { QueryRunner } from 'typeorm';

/** Who holds a lock on a table. */
interface LockHolder {
  table: string;
  isVacuum: boolean;
  /** As far as this user may know it. */
  name: string;
}

/**
 * Who has held a lock for this time on what a statement needs. Of other users' transactions only some may see since when they
 * run: any of these is among them.
 */
export function lockHolders(queryRunner: QueryRunner, statement: string, ms: number): Promise<LockHolder[]> {
  return queryRunner.query(
    // Of Postgres' own processes none has a user. The name of an index begins with that of its table.
    `SELECT DISTINCT relname AS "table", usesysid IS NULL AS "isVacuum",
       CASE WHEN usesysid IS NULL THEN 'autovacuum'
         ELSE concat_ws(', ', nullif(application_name, ''), 'user ' || usename) END
         || ', process ' || pid || coalesce(', since ' || date_trunc('second', xact_start), '') AS name
     FROM pg_locks JOIN pg_class ON relation IN (pg_class.oid, reltoastrelid) JOIN pg_stat_activity USING (pid)
     WHERE granted AND database = datid AND datname = current_database() AND pid <> pg_backend_pid()
       AND relkind = 'r' AND pg_table_is_visible(pg_class.oid) AND strpos($1, relname) > 0
       AND (xact_start < clock_timestamp() - $2 * interval '1 ms') IS NOT FALSE`,
    [statement, ms],
  );
}

/**
 * Has Postgres end the autovacuum of a table or of its TOAST table, as it does for who waits for longer than
 * `deadlock_timeout`. Setting an option locks both, hinders nobody who reads or saves, and is undone.
 */
export async function endVacuum(queryRunner: QueryRunner, table: string): Promise<void> {
  await queryRunner.query(`BEGIN; SET LOCAL lock_timeout = 0;
    ALTER TABLE "${table}" RESET (toast.log_autovacuum_min_duration); ROLLBACK`);
}
