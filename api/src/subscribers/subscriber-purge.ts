import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { retention } from '@site/contracts';
import { LessThan, Repository } from 'typeorm';
import { Purge } from '../database/purge';
import { Subscriber } from './subscriber.entity';

const hourMs = 60 * 60_000;
const retentionMs = retention.subscriberDays * 24 * hourMs;
const pauseMs = retention.messagePurgeHours * hourMs;

/** Deletes sign-ups that nobody confirmed and ended subscriptions 30 days later: at each start, then every 6 hours. */
@Injectable()
export class SubscriberPurge extends Purge {
  constructor(@InjectRepository(Subscriber) private readonly subscribers: Repository<Subscriber>) {
    super(pauseMs);
  }

  protected override async purge(): Promise<unknown> {
    const before = LessThan(new Date(Date.now() - retentionMs));
    await this.subscribers.delete({ state: 'pending', askedAt: before });
    return this.subscribers.delete({ state: 'unsubscribed', unsubscribedAt: before });
  }
}
