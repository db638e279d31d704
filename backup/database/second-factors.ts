import type { Manifest } from '../archive/manifest';
import { secondFactorBox } from './api-schema';
import type { Query } from './catalog';

export interface SecondFactor {
  userId: string;
  encryptedSecret: string;
}

/** Those that are on. */
export async function readSecondFactors(query: Query, { tables }: Manifest): Promise<SecondFactor[]> {
  // A backup may be older than the table.
  if (!tables.some(({ name }) => name === 'second_factors')) return [];
  return query('SELECT "userId", "encryptedSecret" FROM second_factors WHERE "enabledAt" IS NOT NULL');
}

/** Those that were encrypted with another key: an API that has this one refuses all their codes. */
export function lockedFor(key: string | null, factors: SecondFactor[]): SecondFactor[] {
  if (!key) return factors;
  const box = secondFactorBox(key);
  return factors.filter(({ userId, encryptedSecret }) => box.open(encryptedSecret, userId) === null);
}
