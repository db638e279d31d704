import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The only pool of the process: the embedded database has a single connection to share. */
export const DATABASE_POOL = Symbol('DATABASE_POOL');

export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
