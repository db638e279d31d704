import type { PGlite } from '@electric-sql/pglite';
import { owner, type Users } from './users';

/** A connection that takes turns. */
export interface TurnTaker {
  user: string;
  /** Called when it has left a transaction idle, with everybody waiting, for too long. */
  dismiss(): void;
}

/** The one backend serves one connection at a time, from the first message of a request or transaction to its end. */
export class Turns {
  private holder: TurnTaker | null = null;
  private readonly waiting: { turnTaker: TurnTaker; begin: () => void }[] = [];
  private readonly watchers = new Set<() => void>();
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: PGlite,
    private readonly users: Users,
    private readonly idleMs: number,
  ) {}

  /** Runs a request in the connection's turn. `whole`: these messages leave nothing open but possibly a transaction. */
  async request(
    turnTaker: TurnTaker,
    messages: Uint8Array,
    whole: boolean,
    onData: (data: Uint8Array) => void,
  ): Promise<void> {
    await this.take(turnTaker);
    clearTimeout(this.idle);
    this.users.become(turnTaker.user);
    await this.database.execProtocolRawStream(messages, { onRawData: onData });
    for (const notify of this.watchers) notify();
    if (whole && !this.database.isInTransaction()) return this.pass();
    this.idle = setTimeout(() => turnTaker.dismiss(), this.idleMs);
  }

  /** Rolls back what a closed connection left open. */
  async leave(turnTaker: TurnTaker): Promise<void> {
    const place = this.waiting.findIndex((each) => each.turnTaker === turnTaker);
    if (place >= 0) this.waiting.splice(place, 1);
    if (this.holder !== turnTaker) return;
    await this.database.exec('ROLLBACK');
    this.pass();
  }

  /** Resolves once the backend has responded to something: its own test query, or a request of the current turn. */
  async untilResponsive(): Promise<void> {
    const turnTaker: TurnTaker = { user: owner, dismiss: () => undefined };
    let notify = (): void => undefined;
    const another = new Promise<void>((resolve) => (notify = resolve));
    this.watchers.add(notify);
    const own = this.take(turnTaker).then(async () => {
      this.users.become(owner);
      await this.database.query('SELECT 1');
      this.pass();
    });
    await Promise.race([own, another]);
    this.watchers.delete(notify);
    if (this.holder !== turnTaker) await this.leave(turnTaker);
  }

  private take(turnTaker: TurnTaker): Promise<void> {
    if (this.holder === turnTaker) return Promise.resolve();
    if (!this.holder) {
      this.holder = turnTaker;
      return Promise.resolve();
    }
    return new Promise((begin) => this.waiting.push({ turnTaker, begin }));
  }

  private pass(): void {
    clearTimeout(this.idle);
    const next = this.waiting.shift();
    this.holder = next?.turnTaker ?? null;
    next?.begin();
  }
}
