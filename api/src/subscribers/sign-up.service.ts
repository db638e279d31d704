import { Injectable } from '@nestjs/common';
import { type ContactInput, retention } from '@site/contracts';
import { createHash, randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../config/api-config';
import { RateLimits } from '../http/rate-limits';
import { MailQueue } from '../mail/mail-queue';
import { Subscriber } from './subscriber.entity';

/** An address is asked again at the earliest after so long, however often and for whatever topics somebody enters it. */
const confirmationPauseMs = 60 * 60_000;
/** Nobody can have us write to a stranger for ever, who may have refused. */
const questions = { attempts: retention.subscriberQuestions, minutes: retention.subscriberDays * 24 * 60 };

/** Takes sign-ups for news. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueue,
    private readonly limits: RateLimits,
    private readonly config: ApiConfig,
  ) {}

  /** Together with the mail that asks the address to confirm. `origin`: of the site; null where it is not known. */
  async signUp(input: ContactInput, topic: string, origin: string | null): Promise<void> {
    const { firstName, lastName, email, sourcePage = null } = input;
    const confirms = this.config.mail !== null && origin !== null;
    await this.dataSource.transaction(async (manager) => {
      // Of two at once for the same address the second waits here, and then finds the first.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended(lower($1), 0))', [email]);
      const known = await manager
        .createQueryBuilder(Subscriber, 'subscriber')
        .where('lower(subscriber.email) = lower(:email) AND subscriber.topic = :topic', { email, topic })
        // Whoever confirms or leaves at this moment has the last word.
        .setLock('pessimistic_write')
        .getOne();
      if (known?.state === 'subscribed') return;
      const mayConfirm = confirms && (await this.mayAsk(manager, email));
      // Anybody can enter an address that has left: nothing but its own confirmation takes that back.
      if (known?.unsubscribedAt && !mayConfirm) return;
      const subscriber = await manager.save(
        manager.create(Subscriber, {
          ...(known ?? { token: randomBytes(32).toString('base64url') }),
          ...{ firstName, lastName, email, topic, sourcePage },
          state: confirms ? 'pending' : 'subscribed',
          confirmedAt: null,
          ...(mayConfirm ? { askedAt: new Date() } : {}),
        }),
      );
      if (!mayConfirm) return;
      await this.mails.withdrawQuestion(manager, subscriber.id);
      await this.mails.add(manager, { subscriberId: subscriber.id, to: [email], origin });
    });
  }

  private async mayAsk(manager: EntityManager, email: string): Promise<boolean> {
    if (Date.now() - (await latestQuestionAt(manager, email)) < confirmationPauseMs) return false;
    const address = createHash('sha256').update(email.toLowerCase()).digest('base64url');
    return this.limits.isWithin(manager, { key: `newsletter:${address}`, ...questions });
  }
}

/** When the address was last asked, about any topic: who enters it also chooses the topic. 0: never. */
async function latestQuestionAt(manager: EntityManager, email: string): Promise<number> {
  const last = await manager
    .createQueryBuilder(Subscriber, 'subscriber')
    .where('lower(subscriber.email) = lower(:email) AND subscriber.askedAt IS NOT NULL', { email })
    .orderBy('subscriber.askedAt', 'DESC')
    .getOne();
  return last?.askedAt?.getTime() ?? 0;
}
