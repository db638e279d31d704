import { Injectable } from '@nestjs/common';
import { limits, type SubscribersExportQuery, type SubscribersQuery } from '@site/contracts';
import { EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { CsvTable } from '../csv/csv-file';
import { containing } from '../database/containing';
import { NotFoundError } from '../errors/errors';
import type { Page } from '../http/paged';
import { Subscriber } from './subscriber.entity';
import { presentSubscriber, type SubscriberDetails } from './subscriber.presenter';

const batchSize = 500;

/** Subscribers as admins see them. */
@Injectable()
export class SubscribersService {
  constructor(private readonly manager: EntityManager) {}

  /** Newest first. */
  async list({ limit = limits.page.default, offset, ...query }: SubscribersQuery): Promise<Page<SubscriberDetails>> {
    const [items, total] = await this.select(query)
      .orderBy('subscriber.createdAt', 'DESC')
      .addOrderBy('subscriber.id', 'DESC')
      .limit(limit)
      .offset(offset)
      .getManyAndCount();
    return { items: items.map(presentSubscriber), total };
  }

  async export(query: SubscribersExportQuery): Promise<CsvTable> {
    const subscribers = this.select(query);
    return {
      name: 'subscribers',
      heads: columns.map(([head]) => head),
      total: await subscribers.getCount(),
      batches: rowsOf(subscribers.orderBy('subscriber.id', 'DESC').limit(batchSize)),
    };
  }

  async delete(id: number): Promise<void> {
    const { affected } = await this.manager.delete(Subscriber, id);
    if (!affected) throw new NotFoundError('This subscriber does not exist.');
  }

  private select({ state, search }: SubscribersExportQuery): SelectQueryBuilder<Subscriber> {
    const subscribers = this.manager.createQueryBuilder(Subscriber, 'subscriber');
    if (state) subscribers.andWhere('subscriber.state = :state', { state });
    if (search) {
      subscribers.andWhere(
        `subscriber.firstName || ' ' || subscriber.lastName || chr(10) || subscriber.email || chr(10) || subscriber.topic
          ILIKE :pattern`,
        { pattern: containing(search) },
      );
    }
    return subscribers;
  }
}

async function* rowsOf(subscribers: SelectQueryBuilder<Subscriber>): AsyncGenerator<string[][]> {
  let next = subscribers;
  for (;;) {
    const batch = await next.getMany();
    yield batch.map((subscriber) => columns.map(([, read]) => read(subscriber)));
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) return;
    next = subscribers.clone().andWhere('subscriber.id < :before', { before: last.id });
  }
}

const moment = (date: Date | null): string => date?.toISOString() ?? '';

const columns: [head: string, read: (subscriber: Subscriber) => string][] = [
  ['ID', ({ id }) => String(id)],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Topic', ({ topic }) => topic],
  ['State', ({ state }) => state],
  ['Signed up', ({ createdAt }) => moment(createdAt)],
  ['Confirmed', ({ confirmedAt }) => moment(confirmedAt)],
  ['Unsubscribed', ({ unsubscribedAt }) => moment(unsubscribedAt)],
  ['Source page', ({ sourcePage }) => sourcePage ?? ''],
  ['Unsubscribe path', ({ token }) => `/newsletter/${token}`],
];
