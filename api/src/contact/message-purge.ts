import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { retention } from '@site/contracts';
import { LessThan, Repository } from 'typeorm';
import { Purge } from '../database/purge';
import { ContactSubmission } from './contact-submission.entity';

const hourMs = 60 * 60_000;
const retentionMs = retention.deletedMessageDays * 24 * hourMs;
const pauseMs = retention.messagePurgeHours * hourMs;

/** Permanently deletes messages 30 days after their deletion: at each start, then every 6 hours. */
@Injectable()
export class MessagePurge extends Purge {
  constructor(@InjectRepository(ContactSubmission) private readonly submissions: Repository<ContactSubmission>) {
    super(pauseMs);
  }

  protected override purge(): Promise<unknown> {
    return this.submissions.delete({ deletedAt: LessThan(new Date(Date.now() - retentionMs)) });
  }
}
