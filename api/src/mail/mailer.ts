import { Injectable } from '@nestjs/common';
import { type Transporter, createTransport } from 'nodemailer';
import { ApiConfig } from '../config/api-config';

/** Whoever waits for an answer waits no longer than this for the mail server. */
const patienceMs = 8_000;

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** `off`: this deployment sends no e-mail. */
export type MailOutcome = 'sent' | 'failed' | 'off';

@Injectable()
export class Mailer {
  private readonly transport: Transporter | null;

  constructor(private readonly config: ApiConfig) {
    const timeouts = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
    this.transport = config.mail ? createTransport({ url: config.mail.url, ...timeouts }) : null;
  }

  /** Answers how it went; `tellWhy` gets the reason of a failure, which names no secret of the mail. */
  async send(mail: Mail, tellWhy: (reason: string) => void): Promise<MailOutcome> {
    if (!this.transport || !this.config.mail) return 'off';
    try {
      await this.transport.sendMail({ from: this.config.mail.from, ...mail });
      return 'sent';
    } catch (error) {
      tellWhy((error as NodeJS.ErrnoException).code ?? 'unknown');
      return 'failed';
    }
  }
}
