import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';

interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and text as they were sent. */
  data: string;
}

/** A mail server that keeps what it gets. It knows as much of SMTP as one client needs. */
export class SmtpDouble {
  readonly mails: ReceivedMail[] = [];
  /** Refuses every receiver while it is set, or those that are named; `mail`: takes them, and then not the mail. */
  refusing: boolean | string[] | 'mail' = false;
  /** Says nothing to a whole mail until it resolves, and then keeps it. */
  hesitation: Promise<void> = Promise.resolve();
  /** Mails that it was given whole, those that it hesitates over included. */
  offered = 0;
  private readonly server: Server = createServer((socket) => this.talk(socket));

  async start(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Keeps nothing of what it got so far, and takes what comes. */
  forget(): void {
    this.mails.length = 0;
    this.offered = 0;
    this.refusing = false;
    this.hesitation = Promise.resolve();
  }

  private talk(socket: Socket): void {
    const mail: ReceivedMail = { from: '', to: [], data: '' };
    let buffer = '';
    let inData = false;
    socket.write('220 double ESMTP\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      buffer += chunk;
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (inData) inData = this.take(line, mail, socket);
        else inData = this.obey(line, mail, socket);
      }
    });
  }

  /** Answers whether the mail's data comes next. */
  private obey(line: string, mail: ReceivedMail, socket: Socket): boolean {
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'MAIL') Object.assign(mail, { from: address, to: [], data: '' });
    const isRefused = verb === 'RCPT' && this.refuses(address);
    if (verb === 'RCPT' && !isRefused) mail.to.push(address);
    const isLate = verb === 'DATA' && this.refusing === 'mail';
    if (isRefused) socket.write('550 nobody here\r\n');
    else if (isLate) socket.write('451 not now\r\n');
    else if (verb === 'DATA') socket.write('354 go on\r\n');
    else socket.write(verb === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    if (verb === 'QUIT') socket.end();
    return verb === 'DATA' && !isLate;
  }

  private take(line: string, mail: ReceivedMail, socket: Socket): boolean {
    if (line !== '.') {
      mail.data += `${line.replace(/^\.\./, '.')}\n`;
      return true;
    }
    this.offered += 1;
    const whole = { ...mail };
    void this.hesitation.then(() => {
      this.mails.push(whole);
      socket.write('250 kept\r\n');
    });
    return false;
  }

  private refuses(address: string): boolean {
    return Array.isArray(this.refusing) ? this.refusing.includes(address) : this.refusing === true;
  }
}
