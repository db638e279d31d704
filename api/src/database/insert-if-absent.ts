import type { EntityManager, EntityTarget, InsertQueryBuilder, ObjectLiteral } from 'typeorm';

type Values<Row extends ObjectLiteral> = Parameters<InsertQueryBuilder<Row>['values']>[0];

/** False where a row with the same key is there already: of several transactions at once one adds it. */
export async function insertIfAbsent<Row extends ObjectLiteral>(
  manager: EntityManager,
  table: EntityTarget<Row>,
  row: Values<Row>,
): Promise<boolean> {
  const insertion = manager.createQueryBuilder().insert().into(table).values(row).orIgnore().updateEntity(false);
  const { raw } = (await insertion.returning('1').execute()) as { raw: object[] };
  return raw.length > 0;
}
