import type { QueryRunner } from 'typeorm';
import { migrations } from './api-schema';

/** Names of all tables that a migration makes; null where one has run that this version does not know: any may be of it. */
export async function knownTables(run: string[]): Promise<Set<string> | null> {
  if (!run.every((name) => migrations.some((migration) => migration.name === name))) return null;
  const statements: string[] = [];
  const recorder = { query: async (statement: string) => statements.push(statement) } as unknown as QueryRunner;
  for (const Migration of migrations) await new Migration().up(recorder);
  return new Set(statements.flatMap((statement) => /^CREATE TABLE (\w+)/.exec(statement)?.[1] ?? []));
}
