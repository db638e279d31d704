import type { PGlite } from '@electric-sql/pglite';
import { owner, type Users } from './users';

/** Whoever asks: a connection. */
export interface Asker {
  user: string;
  /** Told when it has kept a transaction open without asking anything, and everybody waiting, for too long. */
  dismiss(): void;
}

/** The one backend serves one asker at a time, from the first message of a question or transaction to its end. */
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

  /** Asks in the asker's turn. `whole`: nothing that was begun is left open by these messages but a transaction. */
  async ask(asker: Asker, messages: Uint8Array, whole: boolean, answer: (data: Uint8Array) => void): Promise<void> {
    await this.take(asker);
    clearTimeout(this.idle);
    this.users.become(asker.user);
    await this.database.execProtocolRawStream(messages, { onRawData: answer });
    for (const tell of this.watchers) tell();
    if (whole && !this.database.isInTransaction()) return this.pass();
    this.idle = setTimeout(() => asker.dismiss(), this.idleMs);
  }

  /** Ends what an asker that has gone left open. */
  async leave(asker: Asker): Promise<void> {
    const place = this.waiting.findIndex((each) => each.asker === asker);
    if (place >= 0) this.waiting.splice(place, 1);
    if (this.holder !== asker) return;
    await this.database.exec('ROLLBACK');
    this.pass();
  }

  /** Resolves once the backend has answered something: a question of its own, or one of whoever's turn it is. */
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
