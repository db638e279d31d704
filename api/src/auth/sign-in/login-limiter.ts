import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { ApiConfig } from '../../config/api-config';
import { Statements } from '../../database/statements';
import { UnauthorizedError } from '../../errors/errors';
import { type RateLimit, RateLimits } from '../../http/rate-limits';
import { KeyedMutex } from '../../threads/keyed-mutex';
import { foldName } from '../fold-name';

/** The person who tries a password. */
export interface Attempt {
  username: string;
  network: string;
  /** Only the user's own browser has it: a known device, or an open session. */
  device: string | null;
}

/** The keys that failures are counted by. */
interface Limits {
  /** Clears the failures before a success. */
  own: RateLimit;
  shared: RateLimit[];
}

/**
 * Slows down guessing. On a known device, failures count by device alone: whatever others do with the same name or from
 * the same address, the owner gets in. All others count by name and address together, by address over all names, and by
 * name over all addresses.
 */
@Injectable()
export class LoginLimiter {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly limits: RateLimits,
    private readonly config: ApiConfig,
    private readonly statements: Statements,
  ) {}

  /**
   * Runs an attempt unless too many have failed. It is counted before it is made, so that a burst counts in full, over
   * all copies of the API too; a success is removed again. Attempts of one key wait for each other: a burst of right
   * passwords is none of guesses.
   */
  async attempt<T>(attempt: Attempt, signIn: () => Promise<T>): Promise<T> {
    const { own, shared } = this.limitsOf({
      ...attempt,
      username: await foldName(this.statements, attempt.username),
    });
    return this.mutex.run(own.key, async () => {
      await this.limits.count(own, ...shared);
      const keys = [own, ...shared].map(({ key }) => key);
      try {
        const result = await signIn();
        await this.limits.remove(keys, [own.key]);
        return result;
      } catch (error) {
        if (!(error instanceof UnauthorizedError)) await this.limits.remove(keys);
        throw error;
      }
    });
  }

  private limitsOf({ username, network, device }: Attempt): Limits {
    const { perUser, perAddress, perName, minutes } = this.config.loginLimit;
    const limit = (name: string, by: string, attempts: number) => ({ key: `login-${name}:${by}`, attempts, minutes });
    if (device !== null) return { own: limit('device', hash(username, device), perUser), shared: [] };
    return {
      own: limit('user', hash(username, network), perUser),
      shared: [limit('address', network, perAddress), limit('name', hash(username), perName)],
    };
  }
}

/** Usernames are not stored. */
const hash = (username: string, beside = '') =>
  createHash('sha256').update(`${username}\n${beside}`).digest('base64url');
