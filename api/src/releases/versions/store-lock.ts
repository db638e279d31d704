import type { EntityManager } from 'typeorm';

const key = `hashtextextended('files of releases', 0)`;

/** Until the transaction ends nothing is deleted that is stored now. Any number may do so at a time. */
export const holdStore = (manager: EntityManager): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock_shared(${key})`);

/** Until the transaction ends nobody begins to publish. */
export const lockStoreForPurge = (manager: EntityManager): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(${key})`);
