import type { EntityManager } from 'typeorm';

const key = 'hashtextextended($1, 0)';

/** Until the transaction ends none of these files is deleted that is stored now. Any number may do so at a time. */
export const holdFiles = (manager: EntityManager, files: string): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock_shared(${key})`, [files]);

/** Until the transaction ends nobody begins to store any of these files. */
export const lockFiles = (manager: EntityManager, files: string): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(${key})`, [files]);
