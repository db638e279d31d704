import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type ContactInput, type ContactQuery, limits } from '@site/contracts';
import { Repository } from 'typeorm';
import { NotFoundError } from '../errors/errors';
import type { Page } from '../http/paged';
import { ContactLimiter } from './contact-limiter';
import { ContactSubmission } from './contact-submission.entity';
import { type ContactMessage, type ContactReceipt, presentMessage, presentReceipt } from './contact.presenter';

@Injectable()
export class ContactService {
  constructor(
    @InjectRepository(ContactSubmission) private readonly submissions: Repository<ContactSubmission>,
    private readonly limiter: ContactLimiter,
  ) {}

  async submit({ website, ...input }: ContactInput, address: string): Promise<ContactReceipt> {
    await this.limiter.count(address);
    // A machine filled the hidden field: it is told what a person would be told, and nothing is kept.
    if (website) return { id: 0, createdAt: new Date() };
    return presentReceipt(await this.submissions.save(this.submissions.create(input)));
  }

  /** Newest first. */
  async list({ limit = limits.page.default, offset, isRead }: ContactQuery): Promise<Page<ContactMessage>> {
    const [submissions, total] = await this.submissions.findAndCount({
      where: isRead === undefined ? {} : { isRead },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
      skip: offset,
    });
    return { items: submissions.map(presentMessage), total };
  }

  async markRead(id: number): Promise<ContactMessage> {
    const submission = await this.submissions.findOneBy({ id });
    if (!submission) throw new NotFoundError('This message does not exist.');
    return presentMessage(await this.submissions.save({ ...submission, isRead: true }));
  }
}
