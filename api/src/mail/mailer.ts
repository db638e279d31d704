import { Injectable } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
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
  private transport: Promise<Transporter> | undefined;

  constructor(private readonly config: ApiConfig) {}

  /** Answers how it went; `tellWhy` gets the reason of a failure, which names no secret of the mail. */
  async send(mail: Mail, tellWhy: (reason: string) => void): Promise<MailOutcome> {
    const { mail: service } = this.config;
    if (!service) return 'off';
    try {
      const transport = await (this.transport ??= createTransport(service.url));
      await transport.sendMail({ from: service.from, ...mail });
      return 'sent';
    } catch (error) {
      tellWhy((error as NodeJS.ErrnoException).code ?? 'unknown');
      return 'failed';
    }
  }
}

/** With the first mail: a deployment without e-mail never loads what sends it. */
async function createTransport(url: string): Promise<Transporter> {
  const nodemailer = await import('nodemailer');
  const timeouts = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  return nodemailer.createTransport({ url, ...timeouts });
}
