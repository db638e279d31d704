import type { PGlite } from '@electric-sql/pglite';
import type { Socket } from 'node:net';
import { opening, readParameters, refusal, takeOpening, takeRequests } from './messages';
import type { TurnTaker, Turns } from './turns';
import type { Users } from './users';

export interface Service {
  database: PGlite;
  users: Users;
  turns: Turns;
}

const terminate = 'X'.charCodeAt(0);

/** Serves one connection, message by message, until it closes. */
export class Connection implements TurnTaker {
  user = '';
  private data: Buffer = Buffer.alloc(0);
  private isOpen = false;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly socket: Socket,
    private readonly service: Service,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (data) => this.queue(() => this.receive(data)));
    socket.on('close', () => this.queue(() => service.turns.leave(this)));
  }

  dismiss(): void {
    this.socket.end(refusal('25P03', 'The transaction was left open for too long.'));
    this.socket.destroySoon();
  }

  /** Strictly in sequence. A failure here has broken the database: the process ends, and is restarted. */
  private queue(step: () => Promise<void>): void {
    this.work = this.work.then(step);
  }

  private async receive(data: Buffer): Promise<void> {
    this.data = this.data.length > 0 ? Buffer.concat([this.data, data]) : data;
    while (!this.isOpen) if (!(await this.open())) return;
    for (let taken = takeRequests(this.data); taken; taken = takeRequests(this.data)) {
      this.data = taken.rest;
      if (this.socket.destroyed) return;
      if (taken.messages[0] === terminate) return void this.socket.end();
      await this.service.turns.request(this, taken.messages, taken.whole, this.send);
    }
  }

  /** False: more data must arrive, or the connection is closing. */
  private async open(): Promise<boolean> {
    const taken = takeOpening(this.data);
    if (!taken) return false;
    this.data = taken.rest;
    if (taken.code === opening.ssl || taken.code === opening.gss) return this.socket.write('N');
    if (taken.code !== opening.version3) return this.refuse('0A000', 'This server speaks version 3 of the protocol.');
    this.user = readParameters(taken.message).get('user') ?? '';
    if (!this.service.users.has(this.user)) return this.refuse('28000', 'There is no such user.');
    await this.service.turns.request(this, taken.message, true, this.send);
    this.isOpen = true;
    return true;
  }

  private refuse(code: string, sentence: string): false {
    this.socket.end(refusal(code, sentence));
    this.socket.destroySoon();
    return false;
  }

  /** The message is a view of the database's memory, which keeps changing. */
  private readonly send = (data: Uint8Array): void => {
    if (this.socket.writable) this.socket.write(Buffer.from(data));
  };
}
