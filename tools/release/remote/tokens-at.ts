import type { ReleaseRight } from '@site/contracts';
import { Problem } from '../../start/problem';
import { ageOf } from '../age';
import type { ReleaseArguments } from '../arguments';
import { minuteOf } from '../minute';
import type { ReleaseClient, RemoteToken } from './release-client';

const dayMs = 86_400_000;
const defaultDays = 90;

/** `npm run tokens`: the newest first, those too that were revoked or have expired. Throws Problem. */
export async function listTokensAt(client: ReleaseClient): Promise<void> {
  const tokens = await client.tokens();
  for (const token of tokens) console.log(describeToken(token));
  if (tokens.length === 0) console.log(`There are no tokens${client.place}.`);
}

/** `npm run tokens -- make`: prints the token alone to the standard output, so that it can be piped. Throws Problem. */
export async function makeTokenAt(
  client: ReleaseClient,
  { name, apps, rights, days = defaultDays }: Pick<ReleaseArguments, 'name' | 'apps' | 'rights' | 'days'>,
): Promise<void> {
  if (!name || !apps || !rights) throw new Problem('Give its --name, its --apps and its --rights.');
  const expiresAt = new Date(Date.now() + days * dayMs).toISOString();
  // The service knows which rights there are.
  const { token, ...made } = await client.makeToken({ name, apps, rights: rights as ReleaseRight[], expiresAt });
  console.log(token);
  console.error(`Made${client.place}, and shown this once: ${describeToken(made)}`);
}

/** `npm run tokens -- revoke ID`. Throws Problem. */
export async function revokeTokenAt(client: ReleaseClient, id: string | undefined): Promise<void> {
  if (!id) throw new Problem('Name the token by its id: "npm run tokens" lists them.');
  await client.revokeToken(id);
  console.log(`Revoked${client.place}: ${id}`);
}

function describeToken({ id, name, apps, rights, createdByName, lastUsedAt, ...ends }: RemoteToken): string {
  const use = lastUsedAt ? `last used ${ageOf(lastUsedAt)} ago` : 'never used';
  return `${id}  ${name}  ${apps.join(',')}  ${rights.join(',')}  ${endOf(ends)}  made by ${createdByName}, ${use}`;
}

function endOf({ expiresAt, revokedAt }: Pick<RemoteToken, 'expiresAt' | 'revokedAt'>): string {
  if (revokedAt) return `revoked ${minuteOf(revokedAt)}`;
  return `${Date.parse(expiresAt) > Date.now() ? 'until' : 'expired'} ${minuteOf(expiresAt)}`;
}
