import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { NotFoundError } from '../errors/errors';
import { Subscriber } from './subscriber.entity';
import { presentSubscription, type Subscription } from './subscriber.presenter';

/** What the holder of a subscription's link can do with it. Each may be done twice. */
@Injectable()
export class SubscriptionService {
  constructor(private readonly manager: EntityManager) {}

  async read(token: string): Promise<Subscription> {
    return presentSubscription(await this.find(token));
  }

  async confirm(token: string): Promise<Subscription> {
    await this.find(token);
    const change = { state: 'subscribed', confirmedAt: new Date(), unsubscribedAt: null } as const;
    await this.manager.update(Subscriber, { token, state: 'pending' }, change);
    return this.read(token);
  }

  async unsubscribe(token: string): Promise<Subscription> {
    const subscriber = await this.find(token);
    if (subscriber.state !== 'unsubscribed') {
      await this.manager.update(Subscriber, { token }, { state: 'unsubscribed', unsubscribedAt: new Date() });
    }
    return this.read(token);
  }

  private async find(token: string): Promise<Subscriber> {
    const subscriber = tokenPattern.test(token) && (await this.manager.findOneBy(Subscriber, { token }));
    if (!subscriber) throw new NotFoundError('This subscription does not exist anymore.');
    return subscriber;
  }
}

const tokenPattern = /^[\w-]{43,64}$/;
