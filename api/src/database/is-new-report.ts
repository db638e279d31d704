import type { EntityManager } from 'typeorm';

/** Notes a shell's report in the transaction that counts it. False: it was counted already. */
export async function isNewReport(
  manager: EntityManager,
  table: 'view_reporters' | 'release_reporters',
  { shell, sequence }: { shell: string; sequence: number },
): Promise<boolean> {
  const noted: object[] = await manager.query(
    `INSERT INTO ${table} AS last (id, sequence) VALUES ($1, $2)
      ON CONFLICT (id) DO UPDATE SET sequence = excluded.sequence, at = now() WHERE last.sequence < excluded.sequence
      RETURNING id`,
    [shell, sequence],
  );
  return noted.length > 0;
}
