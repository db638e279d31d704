import { hash, verify } from '@node-rs/argon2';

/** The least that OWASP asks of argon2id, the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Takes as long for an unknown user (no hash) as for a known one. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash()), password, cost);
  return matches && passwordHash != null;
}

let dummy: Promise<string> | undefined;
const dummyHash = () => (dummy ??= hashPassword('no account has this password'));
