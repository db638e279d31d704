import { Injectable } from '@nestjs/common';
import { releaseLimits, type ReleaseRight, type ReleaseTokenInput } from '@site/contracts';
import { isAppName } from '@site/federation';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { EntityManager, IsNull } from 'typeorm';
import { appendAudit, type NewAuditEntry } from '../../audit/append-audit';
import { databaseTime } from '../../database/database-time';
import { InvalidInputError, NotFoundError, UnauthorizedError } from '../../errors/errors';
import { ApiConfig } from '../../config/api-config';
import { AppsService } from '../apps/apps.service';
import { operatorsToken, type UsableToken } from './operators-token';
import type { ReleaseActor } from './release-actor';
import { ReleaseToken } from './release-token.entity';
import { type MadeReleaseToken, presentReleaseToken, type ReleaseTokenDetails } from './release-token.presenter';
import { TokenAudit, type TokenCall, wasUsedOfLate } from './token-audit';

const dayMs = 24 * 3_600_000;
/** Tells scanners of repositories and logs what they have found. */
const prefix = 'release_';
/** More than anybody looks through. */
const mostListed = 200;

@Injectable()
export class ReleaseTokensService {
  constructor(
    private readonly manager: EntityManager,
    private readonly config: ApiConfig,
    private readonly apps: AppsService,
    private readonly audit: TokenAudit,
  ) {}

  async list(): Promise<ReleaseTokenDetails[]> {
    const all = await this.manager.find(ReleaseToken, { order: { createdAt: 'DESC', id: 'DESC' }, take: mostListed });
    return all.map(presentReleaseToken);
  }

  async create({ name, apps, rights, expiresAt }: ReleaseTokenInput, by: ReleaseActor): Promise<MadeReleaseToken> {
    await this.refuseUnknown(apps, rights);
    const end = new Date(expiresAt);
    refuseEnd(end, await databaseTime(this.manager));
    const token = prefix + randomBytes(32).toString('base64url');
    const made = this.manager.create(ReleaseToken, {
      ...{ id: randomUUID(), name, tokenHash: hashOf(token), apps: [...new Set(apps)], rights: [...new Set(rights)] },
      ...{ createdById: by.userId, createdByName: by.name, expiresAt: end },
    });
    return this.manager.transaction(async (manager) => {
      const saved = await manager.save(made);
      await appendAudit(manager, { action: 'createReleaseToken', ...factsOf(saved, by) });
      return { ...presentReleaseToken(saved), token };
    });
  }

  async revoke(id: string, by: ReleaseActor): Promise<void> {
    const revokedAt = new Date();
    await this.manager.transaction(async (manager) => {
      const { affected } = await manager.update(ReleaseToken, { id, revokedAt: IsNull() }, { revokedAt });
      if (!affected) throw new NotFoundError('There is no such token, or it was already revoked.');
      const token = await manager.findOneByOrFail(ReleaseToken, { id });
      const changes = [{ field: 'revokedAt', before: null, after: revokedAt.toISOString() }];
      const facts = { ...factsOf(token, by), fields: ['revokedAt'], changes };
      await appendAudit(manager, { action: 'revokeReleaseToken', ...facts });
    });
  }

  /** The token with this secret, whose use it records. Throws UnauthorizedError for one that may not be used. */
  async use(secret: string, call: TokenCall): Promise<UsableToken> {
    if (this.isOperators(secret)) return operatorsToken;
    const [token]: StoredToken[] = await this.manager.query(bySecret, [hashOf(secret), call.network]);
    if (!token) throw new UnauthorizedError('This token is not known.');
    const why = faultOf(token);
    if (why) {
      await this.audit.recordUnusable(token, call, why);
      throw new UnauthorizedError(why);
    }
    // A release makes hundreds of calls.
    if (!token.wasUsedOfLate) await this.audit.recordUse(token, call);
    return token;
  }

  /** By their hashes, so that the time it takes tells nothing. */
  private isOperators(secret: string): boolean {
    const { releaseToken } = this.config;
    return releaseToken !== null && hashOf(secret) === hashOf(releaseToken);
  }

  /** A token that may register an app names one that there is not yet. */
  private async refuseUnknown(apps: string[], rights: ReleaseRight[]): Promise<void> {
    const known = Object.keys(await this.apps.scopes());
    const mayBeNew = rights.includes('register');
    const unknown = apps.find((app) => !known.includes(app) && !(mayBeNew && isAppName(app)));
    if (unknown === undefined) return;
    const how = mayBeNew
      ? 'The name of a new one is small letters, with single hyphens between them.'
      : `There are ${known.join(' and ')}; a new one needs the right register.`;
    const message = `There is no app ${unknown.slice(0, 50)}. ${how}`;
    throw new InvalidInputError(message, { apps: message });
  }
}

/** What the audit log says of a token and of who acts. */
const factsOf = ({ id, name }: ReleaseToken, { userId, name: actorName, address, requestId }: ReleaseActor) =>
  ({
    ...{ target: 'other', targetId: id, targetName: name },
    ...{ actorId: userId, actorName, address, requestId },
  }) satisfies Omit<NewAuditEntry, 'action'>;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface StoredToken extends UsableToken {
  isRevoked: boolean;
  isOver: boolean;
  wasUsedOfLate: boolean;
}

/** By the clock of the database: that of one copy of the API may be wrong. */
const bySecret = `SELECT id, name, apps, rights, "revokedAt" IS NOT NULL AS "isRevoked", "expiresAt" <= now() AS "isOver",
    ${wasUsedOfLate} AS "wasUsedOfLate"
  FROM release_tokens WHERE "tokenHash" = $1`;

function faultOf({ isRevoked, isOver }: StoredToken): string | undefined {
  if (isRevoked) return 'This token was revoked.';
  return isOver ? 'This token has expired.' : undefined;
}

function refuseEnd(end: Date, now: Date): void {
  const days = (end.getTime() - now.getTime()) / dayMs;
  if (days > 0 && days <= releaseLimits.tokenDays) return;
  const message = days > 0 ? 'End must be within a year' : 'End must lie in the future';
  throw new InvalidInputError(message, { expiresAt: message });
}
