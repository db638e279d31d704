import { Injectable } from '@nestjs/common';
import type { ForgottenPasswordInput } from '@site/contracts';
import { networkOf } from '@site/http';
import type { Request } from 'express';
import { createHash } from 'node:crypto';
import { EntityManager } from 'typeorm';
import { foldName } from '../auth/fold-name';
import { ApiConfig } from '../config/api-config';
import { Statements } from '../database/statements';
import { ConflictError, TooManyRequestsError } from '../errors/errors';
import { consoleOriginFor, findConsoleOrigin } from '../http/console-origin';
import { RateLimits } from '../http/rate-limits';
import { MailQueue } from '../mail/mail-queue';
import { LinkLimiter } from './link-limiter';
import type { PasswordHelp } from './link.presenter';

/** Nobody's mailbox is filled by others, however many addresses those have. */
const mailsByName = { attempts: 3, minutes: 60 };

/** Takes the names of those who forgot a password. */
@Injectable()
export class ForgottenPasswordService {
  constructor(
    private readonly manager: EntityManager,
    private readonly queue: MailQueue,
    private readonly limiter: LinkLimiter,
    private readonly limits: RateLimits,
    private readonly statements: Statements,
    private readonly config: ApiConfig,
  ) {}

  help(request: Request): PasswordHelp {
    return { byMail: this.config.mail !== null && findConsoleOrigin(this.config, request) !== null };
  }

  /**
   * Does the same for every name: whose it is, if anybody's, is looked up when the mail's turn comes, so that neither the
   * answer nor its time tells.
   */
  async request({ username }: ForgottenPasswordInput, request: Request): Promise<void> {
    if (!this.config.mail) {
      throw new ConflictError('This site can’t send email. Ask an admin to reset your password.');
    }
    const { origin } = consoleOriginFor(this.config, request);
    await this.limiter.count('forgotten', networkOf(request));
    if (await this.isTooFrequent(username)) return;
    await this.queue.add(this.manager, { username, origin });
  }

  /** Not told to whoever asks: mails that were sent for them before still help. */
  private async isTooFrequent(username: string): Promise<boolean> {
    const folded = await foldName(this.statements, username);
    const name = createHash('sha256').update(folded).digest('base64url');
    try {
      await this.limits.count({ key: `forgotten-name:${name}`, ...mailsByName });
      return false;
    } catch (error) {
      if (error instanceof TooManyRequestsError) return true;
      throw error;
    }
  }
}
