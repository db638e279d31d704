import { Injectable } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { ApiConfig } from '../config/api-config';
import { failureText } from './failure-text';

/** Whoever waits for an answer waits no longer than this for the mail server. */
const timeoutMs = 8_000;

export interface Mail {
  to: string[];
  subject: string;
  text: string;
  /** Absent or empty: the server's own address, where nobody is to answer. */
  replyTo?: string[];
  /** The same for each attempt, so that receivers can tell a mail that comes twice. */
  messageId?: string;
  /** Message-IDs of the mail that it answers, and of all before it in its thread. */
  inReplyTo?: string;
  references?: string[];
  /** Of a page that ends what the mail is part of. */
  unsubscribeAddress?: string;
  /** A person wrote it: who is away may say so. */
  isByPerson?: boolean;
}

/** What the mail server took. */
export interface Delivery {
  /** Who will not get the mail. */
  missed: string[];
  /** Why; null where everybody gets it. It names no secret of the mail. */
  failure: string | null;
}

/** `off`: this deployment sends no email. */
export type MailOutcome = 'sent' | 'failed' | 'off';

@Injectable()
export class Mailer {
  private transport: Promise<Transporter> | undefined;

  constructor(private readonly config: ApiConfig) {}

  /** Answers how it went; `logReason` gets the reason of a failure. */
  async send(mail: Mail, logReason: (reason: string) => void): Promise<MailOutcome> {
    if (!this.config.mail) return 'off';
    const { failure } = await this.deliver(mail);
    if (failure === null) return 'sent';
    logReason(failure);
    return 'failed';
  }

  /** For deployments that send email. Tries once, and does not throw. */
  async deliver({ to, replyTo = [], isByPerson = false, unsubscribeAddress, ...mail }: Mail): Promise<Delivery> {
    const { mail: service } = this.config;
    if (!service) throw new Error('This deployment sends no email.');
    try {
      const transport = await (this.transport ??= createTransport(service.url));
      const { rejected = [], rejectedErrors = [] } = await transport.sendMail({
        from: service.from,
        // Objects: text would be parsed, and could name more receivers than one.
        to: to.map(asAddress),
        ...(replyTo.length > 0 ? { replyTo: replyTo.map(asAddress) } : {}),
        // Nobody's absence note answers a machine.
        ...(isByPerson ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
        ...(unsubscribeAddress ? { list: { unsubscribe: unsubscribeAddress } } : {}),
        ...mail,
      });
      return { missed: rejected, failure: rejected.length > 0 ? failureText(rejectedErrors[0]) : null };
    } catch (error) {
      return { missed: to, failure: failureText(error) };
    }
  }
}

const asAddress = (address: string) => ({ name: '', address });

/** With the first mail: a deployment without email never loads what sends it. */
async function createTransport(url: string): Promise<Transporter> {
  const nodemailer = await import('nodemailer');
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  return nodemailer.createTransport({ url, ...timeouts });
}
