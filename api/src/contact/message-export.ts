import { Injectable } from '@nestjs/common';
import type { ContactExportQuery } from '@site/contracts';
import { EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { CsvTable } from '../csv/csv-file';
import { ContactSubmission } from './contact-submission.entity';
import { selectMessages } from './message-search';

const batchSize = 500;

/** Visitors' messages as a table to take away. */
@Injectable()
export class MessageExport {
  constructor(private readonly manager: EntityManager) {}

  async start(query: ContactExportQuery): Promise<CsvTable> {
    const messages = selectMessages(this.manager, query);
    return {
      name: 'messages',
      heads: columns.map(([head]) => head),
      total: await messages.getCount(),
      batches: rowsOf(messages, query.overdue ? '>' : '<'),
    };
  }
}

/** Continues after the last row: unlike with an offset, no batch costs more than the first, and none repeats a row. */
async function* rowsOf(
  messages: SelectQueryBuilder<ContactSubmission>,
  further: '<' | '>',
): AsyncGenerator<string[][]> {
  let next = messages.limit(batchSize);
  for (;;) {
    const submissions = await next.getMany();
    yield submissions.map((submission) => columns.map(([, read]) => read(submission)));
    const last = submissions.at(-1);
    if (!last || submissions.length < batchSize) return;
    const { createdAt, id } = last;
    next = messages.clone().andWhere(`(message.createdAt, message.id) ${further} (:createdAt, :id)`, { createdAt, id });
  }
}

const columns: [head: string, read: (submission: ContactSubmission) => string][] = [
  ['ID', ({ id }) => String(id)],
  ['Received', ({ createdAt }) => createdAt.toISOString()],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Company', ({ company }) => company ?? ''],
  ['Phone', ({ phone }) => phone ?? ''],
  ['Subject', ({ subject }) => subject ?? ''],
  ['Message', ({ message }) => message],
  ['Read', ({ isRead }) => (isRead ? 'yes' : 'no')],
];
