import type { Statement, Statements } from '../database/statements';

const folding: Statement = { name: 'fold a user name', text: 'SELECT lower($1::text) AS name' };

/** A user name as the database compares it, which JavaScript would fold in another way: İ, for one. */
export async function foldName(statements: Statements, username: string): Promise<string> {
  const [folded] = await statements.query<{ name: string }>(folding, [username]);
  return folded?.name ?? username;
}
