import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { ApiConfig } from '../config/api-config';
import type { MailSource } from '../mail/mail-source';
import type { Mail } from '../mail/mailer';
import type { OutgoingMail } from '../mail/outgoing-mail.entity';
import { Subscriber } from './subscriber.entity';

/** Asks an address whether it wants the news that somebody entered it for. */
@Injectable()
export class ConfirmationMails implements MailSource {
  constructor(
    private readonly manager: EntityManager,
    private readonly config: ApiConfig,
  ) {}

  /** Nothing of what somebody typed stands in it, but for the address: it may be sent to a stranger. */
  async compose({ subscriberId, to, origin }: OutgoingMail): Promise<Mail | null> {
    const subscriber = await this.manager.findOneBy(Subscriber, { id: Number(subscriberId) });
    if (subscriber?.state !== 'pending' || origin === null) return null;
    const { name: company } = this.config.siteConfig;
    const address = `${origin}/newsletter/${subscriber.token}`;
    return {
      to,
      subject: `Confirm that you want news from ${company}`,
      text: [
        `Somebody, most likely you, asked ${company} to send news to this address.`,
        '',
        'Confirm it here:',
        address,
        '',
        'Without that you get nothing more from us. The same page ends the subscription at any time.',
        '',
      ].join('\n'),
      unsubscribeAddress: address,
    };
  }

  /** A sign-up stays unconfirmed until somebody opens the link, whatever became of its mail. */
  async record(): Promise<void> {
    return undefined;
  }
}
