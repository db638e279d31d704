import { randomBytes, randomUUID } from 'node:crypto';
import { trimIdentifier } from '@site/contracts';
import type { EntityManager } from 'typeorm';
import { requireGoodPassword } from '../auth/passwords/password-rules';
import { hashPassword } from '../auth/passwords/passwords';
import type { ApiConfig } from '../config/api-config';
import { StartProblem } from '../config/start-problem';
import { User } from './user.entity';

/** A generated password is known only here: it is reported once and never again. */
export interface CreatedAdmin {
  username: string;
  password: string;
}

/** Creates the first admin where there is no user yet. Returns its credentials if it generated the password. */
export async function createFirstAdmin(manager: EntityManager, config: ApiConfig): Promise<CreatedAdmin | null> {
  const { password } = config.firstAdmin;
  const username = trimIdentifier(config.firstAdmin.username);
  if (await manager.existsBy(User, {})) return null;
  if (password !== null) await checkPassword(password, config, [username]);
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

async function checkPassword(...given: Parameters<typeof requireGoodPassword>): Promise<void> {
  try {
    await requireGoodPassword(...given);
  } catch (error) {
    throw new StartProblem(`ADMIN_PASSWORD can’t be used. ${(error as Error).message}`);
  }
}
