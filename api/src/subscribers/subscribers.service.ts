import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { limits, type SubscribersQuery } from '@site/contracts';
import { LessThan, Repository } from 'typeorm';
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
  constructor(@InjectRepository(Subscriber) private readonly subscribers: Repository<Subscriber>) {}

  /** Newest first. */
  async list({
    limit = limits.page.default,
    offset,
    state,
    search,
  }: SubscribersQuery): Promise<Page<SubscriberDetails>> {
    const subscribers = this.subscribers
      .createQueryBuilder('subscriber')
      .orderBy('subscriber.createdAt', 'DESC')
      .addOrderBy('subscriber.id', 'DESC')
      .limit(limit)
      .offset(offset);
    if (state) subscribers.andWhere('subscriber.state = :state', { state });
    if (search) {
      subscribers.andWhere(
        `subscriber.firstName || ' ' || subscriber.lastName || chr(10) || subscriber.email || chr(10) || subscriber.topic
          ILIKE :pattern`,
        { pattern: containing(search) },
      );
    }
    const [items, total] = await subscribers.getManyAndCount();
    return { items: items.map(presentSubscriber), total };
  }

  async export(): Promise<CsvTable> {
    return {
      name: 'subscribers',
      heads: columns.map(([head]) => head),
      total: await this.subscribers.count(),
      batches: this.batches(),
    };
  }

  async delete(id: number): Promise<void> {
    const { affected } = await this.subscribers.delete(id);
    if (!affected) throw new NotFoundError('This subscriber does not exist.');
  }

  private async *batches(): AsyncGenerator<string[][]> {
    let before: number | undefined;
    for (;;) {
      const batch = await this.subscribers.find({
        where: before === undefined ? {} : { id: LessThan(before) },
        order: { id: 'DESC' },
        take: batchSize,
      });
      yield batch.map((subscriber) => columns.map(([, read]) => read(subscriber)));
      const last = batch.at(-1);
      if (!last || batch.length < batchSize) return;
      before = last.id;
    }
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
