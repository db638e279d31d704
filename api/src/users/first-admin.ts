import { randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { hashPassword } from '../auth/passwords';
import type { ApiConfig } from '../config/api-config';
import { User } from './user.entity';

/** A made-up password is known only here: it is reported once and never again. */
export interface CreatedAdmin {
  username: string;
  password: string;
}

/** Creates the first admin where there is no user yet. Answers its credentials if it made up the password. */
export async function createFirstAdmin(
  manager: EntityManager,
  { username, password }: ApiConfig['firstAdmin'],
): Promise<CreatedAdmin | null> {
  if (await manager.existsBy(User, {})) return null;
  const chosen = password ?? randomBytes(12).toString('base64url');
  await manager.insert(User, {
    id: randomUUID(),
    username,
    email: `${username.replace(/[^\w.-]/g, '') || 'admin'}@example.com`,
    firstName: 'Site',
    lastName: 'Admin',
    passwordHash: await hashPassword(chosen),
    role: 'admin',
  });
  return password === null ? { username, password: chosen } : null;
}
