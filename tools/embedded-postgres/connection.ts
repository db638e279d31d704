import type { PGlite } from '@electric-sql/pglite';
import { timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import { opening, passwordRequest, readParameters, refusal, takeOpening, takeRequests } from './messages';
import type { TurnTaker, Turns } from './turns';
import type { Users } from './users';

export interface Service {
  database: PGlite;
  users: Users;
  turns: Turns;
  /** Null: anyone who can open the socket may connect. */
  password: string | null;
}

const terminate = 'X'.charCodeAt(0);

/** Serves one connection, message by message, until it closes. */
export class Connection implements TurnTaker {
  user = '';
  private data: Buffer = Buffer.alloc(0);
  private stage: 'opening' | 'password' | 'open' = 'opening';
  private start: Buffer = Buffer.alloc(0);
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly socket: Socket,
    private readonly service: Service,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (data) => this.queue(() => this.receive(data)));
    socket.on('error', () => socket.destroy());
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
    while (this.stage === 'opening') if (!(await this.open())) return;
    if (this.stage === 'password' && !(await this.checkPassword())) return;
    for (let taken = takeRequests(this.data); taken; taken = takeRequests(this.data)) {
      this.data = taken.rest;
      if (this.socket.destroyed) return;
      if (taken.messages[0] === terminate) return void this.socket.end();
      await this.service.turns.ask(this, taken.messages, taken.whole, this.answer);
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
    this.start = taken.message;
    if (this.service.password === null) return this.letIn();
    this.stage = 'password';
    return this.socket.write(passwordRequest);
  }

  private async checkPassword(): Promise<boolean> {
    if (this.data.length < 5 || this.data.length < 1 + this.data.readInt32BE(1)) return false;
    const length = 1 + this.data.readInt32BE(1);
    const given = this.data.subarray(5, length - 1);
    this.data = this.data.subarray(length);
    const expected = Buffer.from(this.service.password ?? '');
    const right = given.length === expected.length && timingSafeEqual(given, expected);
    return right ? this.letIn() : this.refuse('28P01', 'The password is wrong.');
  }

  private async letIn(): Promise<boolean> {
    if (!this.service.users.has(this.user)) return this.refuse('28000', 'There is no such user.');
    await this.service.turns.ask(this, this.start, true, this.answer);
    this.stage = 'open';
    return true;
  }

  private refuse(code: string, sentence: string): false {
    this.socket.end(refusal(code, sentence));
    this.socket.destroySoon();
    return false;
  }

  /** The message is a view of the database's memory, which keeps changing. */
  private readonly answer = (data: Uint8Array): void => {
    if (this.socket.writable) this.socket.write(Buffer.from(data));
  };
}
