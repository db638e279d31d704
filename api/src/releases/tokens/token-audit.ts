import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { appendAudit, type NewAuditEntry } from '../../audit/append-audit';
import type { Trace } from '../../audit/trace-of';
import { RateLimits } from '../../http/rate-limits';
import { operatorsToken, type UsableToken } from './operators-token';

/** A call that somebody makes with a token. */
export interface TokenCall extends Trace {
  handler: string;
  /** Empty: it is about none. */
  app: string;
  isRead: boolean;
  /** Who makes it, as they say themselves; empty: they don't. */
  said: string;
}

/** Lines of the audit log that say that a token was used or refused; what it changes has lines of its own. */
@Injectable()
export class TokenAudit {
  constructor(
    private readonly manager: EntityManager,
    private readonly limits: RateLimits,
  ) {}

  /** Once a minute, of its first call: by the copy of the API that moves its last use on. */
  async recordUse(token: UsableToken, call: TokenCall): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const [moved]: object[][] = await manager.query(moveOn, [token.id]);
      if (moved?.length) await appendAudit(manager, entryOf('useReleaseToken', token, call, wordsOf(call.handler)));
    });
  }

  /** That of one which is revoked or over: once a minute, for whoever has it may try it without end. */
  async recordUnusable(token: UsableToken, call: TokenCall, why: string): Promise<void> {
    await this.recordOnce(`release-token-unusable:${token.id}`, entryOf('useReleaseToken.refused', token, call, why));
  }

  /** What goes beyond its rights: it may have been stolen. Of what it tries to read one line in a minute is enough. */
  async recordRefusal(token: UsableToken, call: TokenCall, why: string): Promise<void> {
    const entry = entryOf(`${call.handler}.refused`, token, call, why);
    if (call.isRead) await this.recordOnce(`release-token-refused:${token.id}:${call.handler}:${call.app}`, entry);
    else await appendAudit(this.manager, entry);
  }

  private async recordOnce(key: string, entry: NewAuditEntry): Promise<void> {
    await this.manager.transaction(async (manager) => {
      if (await this.limits.isWithin(manager, { key, attempts: 1, minutes: 1 })) await appendAudit(manager, entry);
    });
  }
}

/** As the history names them: whoever acts says so themselves, and the token is named all the same. */
export function actorName(token: UsableToken, { said }: TokenCall): string {
  if (token === operatorsToken) return `${said || token.name} (command)`;
  return `${said && `${said}, `}${token.name} (token)`;
}

const moveOn = `UPDATE release_tokens SET "lastUsedAt" = now()
  WHERE id = $1 AND ("lastUsedAt" IS NULL OR "lastUsedAt" <= now() - interval '1 minute') RETURNING id`;

function entryOf(action: string, token: UsableToken, call: TokenCall, what: string): NewAuditEntry {
  const { app, address, requestId } = call;
  const target = { target: 'other' as const, targetId: token.id, targetName: app ? `${app}: ${what}` : what };
  return { action, actorName: actorName(token, call), ...target, address, requestId };
}

/** `getReleases`: get releases. */
const wordsOf = (handler: string): string => handler.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
