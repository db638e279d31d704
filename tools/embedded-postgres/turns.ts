import type { PGlite } from '@electric-sql/pglite';
import { owner, type Users } from './users';

/** A connection that takes turns. */
export interface Asker {
  user: string;
  /** Called when it has left a transaction idle, with everybody waiting, for too long. */
  dismiss(): void;
}

/** The one backend serves one connection at a time, from the first message of a request or transaction to its end. */
export class Turns {
  private holder: Asker | null = null;
  private readonly waiting: { asker: Asker; begin: () => void }[] = [];
  private readonly watchers = new Set<() => void>();
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: PGlite,
    private readonly users: Users,
    private readonly idleMs: number,
  ) {}

  /** Runs a request in the connection's turn. `whole`: these messages leave nothing open but possibly a transaction. */
  async ask(asker: Asker, messages: Uint8Array, whole: boolean, answer: (data: Uint8Array) => void): Promise<void> {
    await this.take(asker);
    clearTimeout(this.idle);
    this.users.become(asker.user);
    await this.database.execProtocolRawStream(messages, { onRawData: answer });
    for (const tell of this.watchers) tell();
    if (whole && !this.database.isInTransaction()) return this.pass();
    this.idle = setTimeout(() => asker.dismiss(), this.idleMs);
  }

  /** Rolls back what a closed connection left open. */
  async leave(asker: Asker): Promise<void> {
    const place = this.waiting.findIndex((each) => each.asker === asker);
    if (place >= 0) this.waiting.splice(place, 1);
    if (this.holder !== asker) return;
    await this.database.exec('ROLLBACK');
    this.pass();
  }

  /** Resolves once the backend has answered something: its own test query, or a request of the current turn. */
  async untilAnswered(): Promise<void> {
    const asker: Asker = { user: owner, dismiss: () => undefined };
    let tell = (): void => undefined;
    const another = new Promise<void>((resolve) => (tell = resolve));
    this.watchers.add(tell);
    const own = this.take(asker).then(async () => {
      this.users.become(owner);
      await this.database.query('SELECT 1');
      this.pass();
    });
    await Promise.race([own, another]);
    this.watchers.delete(tell);
    if (this.holder !== asker) await this.leave(asker);
  }

  private take(asker: Asker): Promise<void> {
    if (this.holder === asker) return Promise.resolve();
    if (!this.holder) {
      this.holder = asker;
      return Promise.resolve();
    }
    return new Promise((begin) => this.waiting.push({ asker, begin }));
  }

  private pass(): void {
    clearTimeout(this.idle);
    const next = this.waiting.shift();
    this.holder = next?.asker ?? null;
    next?.begin();
  }
}
