import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ContactInput } from '@site/contracts';
import { Repository } from 'typeorm';
import { ContactLimiter } from './contact-limiter';
import { ContactSubmission } from './contact-submission.entity';
import { type ContactReceipt, presentReceipt } from './contact.presenter';

/** Takes what visitors send. */
@Injectable()
export class ContactService {
  constructor(
    @InjectRepository(ContactSubmission) private readonly submissions: Repository<ContactSubmission>,
    private readonly limiter: ContactLimiter,
  ) {}

  async submit({ website, ...input }: ContactInput, network: string): Promise<ContactReceipt> {
    await this.limiter.count(network);
    // A machine filled the hidden field: it is told what a person would be told, and nothing is kept.
    if (website) return { id: await this.nextId(), createdAt: new Date() };
    return presentReceipt(await this.submissions.save(this.submissions.create(input)));
  }

  /** Takes a number that a message would have got: one out of line would tell the machine that it was seen through. */
  private async nextId(): Promise<number> {
    const [row] = await this.submissions.query<{ id: number }[]>(
      `SELECT nextval(pg_get_serial_sequence('contact_submissions', 'id'))::integer AS id`,
    );
    return row?.id ?? 0;
  }
}
