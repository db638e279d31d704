import { Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { ApiError } from '../../errors/errors';
import { Thread } from '../../threads/thread';
import type { Given, Result } from '../../threads/worker';

const breakPauseMs = 60_000;

/** A file may be made to hang the work on it; it may also be that this machine can't do it at the moment. */
export class IncomparableError extends ApiError {
  readonly statusCode = 503;

  constructor(who: string, options?: ErrorOptions) {
    super(`What ${who} needs of the API can’t be compared with it at the moment.`, undefined, options);
  }
}

/** Works on what a release says of the API that it uses. Any pipeline may have written that. */
export class UsedApiThread<Name extends 'compareUsedApi' | 'replayUsedApi'> {
  private readonly logger = new Logger(UsedApiThread.name);
  private readonly thread: Thread<Name>;
  /** Files on which it hung or broke, by hash, and when: nobody waits for them again at once. */
  private readonly brokeAt = new Map<string, number>();

  constructor(name: Name, timeoutMs: number) {
    this.thread = new Thread(name, timeoutMs);
  }

  /** Throws IncomparableError where the work hangs or breaks, and then for a minute. */
  async run(given: Given<Name>): Promise<Result<Name>> {
    const hash = createHash('sha256').update(given.used).digest('base64');
    if ((this.brokeAt.get(hash) ?? 0) > Date.now() - breakPauseMs) throw new IncomparableError(given.who);
    try {
      return await this.thread.run(given);
    } catch (error) {
      this.logger.error(error);
      this.brokeAt.set(hash, Date.now());
      throw new IncomparableError(given.who, { cause: error });
    }
  }
}
