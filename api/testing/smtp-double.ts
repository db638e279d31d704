import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and text as they were sent. */
  data: string;
}

/** A mail server that remembers what it receives. */
export class SmtpDouble {
  readonly mails: ReceivedMail[] = [];
  /** Refuses every recipient while it is set, or those that are named; `mail`: accepts them, and then not the mail. */
  refusing: boolean | string[] | 'mail' = false;
  /** Gives no reply to a complete mail until it resolves. */
  hesitation: Promise<void> = Promise.resolve();
  /** Complete mails that it was offered, those that wait for `hesitation` included. */
  offered = 0;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) => done(this.refuses(address) ? refusal(550, 'nobody here') : null),
    onData: (stream, session, done) => void this.receive(stream, session).then(() => done(), done),
  });

  async start(): Promise<string> {
    const server = this.server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Forgets what it has received, and accepts what comes. */
  forget(): void {
    this.mails.length = 0;
    this.offered = 0;
    this.refusing = false;
    this.hesitation = Promise.resolve();
  }

  private async receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const data = (await text(stream)).replaceAll('\r\n', '\n');
    if (this.refusing === 'mail') throw refusal(451, 'not now');
    this.offered += 1;
    await this.hesitation;
    const from = envelope.mailFrom ? envelope.mailFrom.address : '';
    this.mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), data });
  }

  private refuses(address: string): boolean {
    return Array.isArray(this.refusing) ? this.refusing.includes(address) : this.refusing === true;
  }
}

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });
