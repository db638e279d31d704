import { adminPassword } from '../api-process';
import { query } from '../database';
import type { Familiar } from './values';

/** What exists at this moment, by the names under which calls ask for it. */
export async function familiarThings(): Promise<Familiar> {
  const columns = async (sql: string) => (await query<{ value: string }>(sql)).map(({ value }) => value);
  const users = await columns(`SELECT id AS value FROM users ORDER BY "createdAt" DESC LIMIT 10`);
  return {
    id: [
      ...users,
      ...(await columns(`SELECT id::text AS value FROM posts ORDER BY id DESC LIMIT 10`)),
      ...(await columns(`SELECT id::text AS value FROM contact_submissions ORDER BY id DESC LIMIT 10`)),
      ...(await columns(`SELECT encode(sha256(convert_to(sid, 'UTF8')), 'hex') AS value FROM session LIMIT 5`)),
    ],
    number: ['1', '2'],
    slug: await columns(`SELECT slug AS value FROM posts ORDER BY id DESC LIMIT 10`),
    username: await columns(`SELECT username AS value FROM users ORDER BY "createdAt" DESC LIMIT 5`),
    email: await columns(`SELECT email AS value FROM users ORDER BY "createdAt" DESC LIMIT 5`),
    targetId: users,
    currentPassword: [adminPassword],
    password: [adminPassword],
    code: ['000000', '00000-00000'],
    action: ['signIn', 'createPost'],
    coverImageUrl: ['https://example.com/a.png', '/media/a.png'],
    publishAt: ['2026-11-22T00:00:00Z', '2099-01-01T00:00:00+14:00'],
  };
}
