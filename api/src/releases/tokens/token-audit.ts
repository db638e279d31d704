import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { appendAudit, type NewAuditEntry } from '../../audit/append-audit';
import type { Trace } from '../../audit/trace-of';
import { databaseTime } from '../../database/database-time';
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
  /** As attempts are counted by. */
  network: string;
}

/** Of one kind about one token in a minute: whoever has it may try it from as many networks as they like, and lines stay. */
const mostLines = 20;

/** Lines of the audit log that say that a token was used or refused; what it changes has lines of its own. */
@Injectable()
export class TokenAudit {
  constructor(
    private readonly manager: EntityManager,
    private readonly limits: RateLimits,
  ) {}

  /** Once a minute for each address, of its first call: a thief’s shows also while the pipeline uses it. */
  async recordUse(token: UsableToken, call: TokenCall): Promise<void> {
    const entry = entryOf('useReleaseToken', token, call, wordsOf(call.handler));
    await this.recordOnce(`${useKey}${token.id}`, '', call, entry, (manager) => manager.query(noteUse, [token.id]));
  }

  /** That of one which is revoked or over: once a minute, for whoever has it may try it without end. */
  async recordUnusable(token: UsableToken, call: TokenCall, why: string): Promise<void> {
    const entry = entryOf('useReleaseToken.refused', token, call, why);
    await this.recordOnce(`release-token-unusable:${token.id}`, '', call, entry);
  }

  /** What goes beyond its rights: it may have been stolen. Of what it tries to read one line in a minute is enough. */
  async recordRefusal(token: UsableToken, call: TokenCall, why: string): Promise<void> {
    const entry = entryOf(`${call.handler}.refused`, token, call, why);
    const each = `:${call.handler}:${call.app}`;
    if (call.isRead) await this.recordOnce(`release-token-refused:${token.id}`, each, call, entry);
    else await appendAudit(this.manager, entry);
  }

  /** One line of `each`, and only so many of all, in each minute, by the clock of the database, of which `wasUsedOfLate` is as well. */
  private async recordOnce(
    of: string,
    each: string,
    { network }: TokenCall,
    entry: NewAuditEntry,
    within?: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const at = await databaseTime(manager);
      const once = { key: `${of}${each}:${network}`, attempts: 1, minutes: 1 };
      if (!(await this.limits.isWithin(manager, once, at))) return;
      await within?.(manager);
      if (!(await this.limits.isWithin(manager, { key: of, attempts: mostLines, minutes: 1 }, at))) return;
      await appendAudit(manager, entry);
    });
  }
}

/** As the history names them: whoever acts says so themselves, and the token is named all the same. */
export function actorName(token: UsableToken, { said }: TokenCall): string {
  if (token === operatorsToken) return `${said || token.name} (command)`;
  return `${said && `${said}, `}${token.name} (token)`;
}

const useKey = 'release-token-use:';
const noteUse = 'UPDATE release_tokens SET "lastUsedAt" = now() WHERE id = $1';

/** Whether the token of this row was used within a minute from the network `$2`. */
export const wasUsedOfLate = `EXISTS (SELECT FROM rate_limits WHERE key = '${useKey}' || id || ':' || $2
  AND expire > extract(epoch FROM now()) * 1000)`;

function entryOf(action: string, token: UsableToken, call: TokenCall, what: string): NewAuditEntry {
  const { app, address, requestId } = call;
  const target = { target: 'other' as const, targetId: token.id, targetName: app ? `${app}: ${what}` : what };
  return { action, actorName: actorName(token, call), ...target, address, requestId };
}

/** `getReleases`: get releases. */
const wordsOf = (handler: string): string => handler.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
