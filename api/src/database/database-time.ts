import type { EntityManager } from 'typeorm';

/** By the clock that all copies of the API share; within a transaction, of its start. */
export async function databaseTime(manager: EntityManager): Promise<Date> {
  const [clock]: { now: Date }[] = await manager.query('SELECT now() AS now');
  return clock?.now ?? new Date();
}
