import { Injectable } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { ApiConfig } from '../config/api-config';
import { failureText } from './failure-text';

/** How long the mail server has to take the connection, and for each reply where a person waits. */
const promptMs = 8_000;

/** For each reply to a mail of the queue: a server may examine a mail for minutes before it says that it has it. */
const queueMs = 5 * 60_000;

/** For all of them together. Less than a mail's lease: another attempt during this one would send the mail twice. */
const attemptMs = 9 * 60_000;

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
  /** By how long they wait for a reply. */
  private readonly transports: Record<number, Promise<Transporter>> = {};

  constructor(private readonly config: ApiConfig) {}

  /** While a person waits. Answers how it went; `logReason` gets the reason of a failure. */
  async send(mail: Mail, logReason: (reason: string) => void): Promise<MailOutcome> {
    if (!this.config.mail) return 'off';
    const { failure } = await this.attempt(mail, promptMs);
    if (failure === null) return 'sent';
    logReason(failure);
    return 'failed';
  }

  /** A mail of the queue, in deployments that send email. Tries once, and does not throw. */
  deliver(mail: Mail): Promise<Delivery> {
    return this.attempt(mail, queueMs);
  }

  private async attempt(
    { to, replyTo = [], isByPerson = false, unsubscribeAddress, ...mail }: Mail,
    replyMs: number,
  ): Promise<Delivery> {
    const { mail: service } = this.config;
    if (!service) throw new Error('This deployment sends no email.');
    try {
      const transport = await (this.transports[replyMs] ??= createTransport(service.url, replyMs));
      const { rejected = [], rejectedErrors = [] } = await transport.sendMail({
        // Objects: text would be parsed, and could name more people than one, or none.
        from: service.from,
        to: to.map(asAddress),
        ...(replyTo.length > 0 ? { replyTo: replyTo.map(asAddress) } : {}),
        // Nobody's absence note answers a machine.
        ...(isByPerson ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
        ...(unsubscribeAddress ? { list: { unsubscribe: unsubscribeAddress } } : {}),
        ...mail,
        signal: AbortSignal.timeout(attemptMs),
      });
      return { missed: rejected, failure: rejected.length > 0 ? failureText(rejectedErrors[0]) : null };
    } catch (error) {
      return { missed: to, failure: failureText(error) };
    }
  }
}

const asAddress = (address: string) => ({ name: '', address });

/** With the first mail: a deployment without email never loads what sends it. */
async function createTransport(url: string, socketTimeout: number): Promise<Transporter> {
  const nodemailer = await import('nodemailer');
  const timeouts = { connectionTimeout: promptMs, greetingTimeout: promptMs, socketTimeout };
  return nodemailer.createTransport({ url, ...timeouts });
}
