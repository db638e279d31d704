import { adminPassword } from '../api-process';
import { query } from '../database';
import type { Familiar } from './values';

/** The newest of each. */
const listed = {
  users: `id FROM users ORDER BY "createdAt" DESC LIMIT 10`,
  posts: 'id::text FROM posts ORDER BY id DESC LIMIT 10',
  messages: 'id::text FROM contact_submissions ORDER BY id DESC LIMIT 10',
  sessions: `encode(sha256(convert_to(sid, 'UTF8')), 'hex') FROM session LIMIT 5`,
  slug: 'slug FROM posts ORDER BY id DESC LIMIT 10',
  username: 'username FROM users ORDER BY "createdAt" DESC LIMIT 5',
  email: 'email FROM users ORDER BY "createdAt" DESC LIMIT 5',
};

/** What exists at this moment, by the names under which calls ask for it. */
export async function familiarThings(): Promise<Familiar> {
  const columns = Object.entries(listed).map(([name, list]) => `ARRAY(SELECT ${list}) AS ${name}`);
  const [found] = await query<Record<keyof typeof listed, string[]>>(`SELECT ${columns}`);
  if (!found) throw new Error('The database answers without a row.');
  const { users, posts, messages, sessions, ...named } = found;
  return {
    ...named,
    id: [...users, ...posts, ...messages, ...sessions],
    number: ['1', '2'],
    targetId: users,
    currentPassword: [adminPassword],
    password: [adminPassword],
    code: ['000000', '00000-00000'],
    action: ['signIn', 'createPost'],
    coverImageUrl: ['https://example.com/a.png', '/media/a.png'],
    publishAt: ['2026-11-22T00:00:00Z', '2099-01-01T00:00:00+14:00'],
  };
}
