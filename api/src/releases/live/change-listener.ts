import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ApiConfig } from '../../config/api-config';
import { keepAlive } from '../../database/keep-alive';

/** On which the database says that what is live has changed. */
export const changeChannel = 'release_changes';

const againMs = 1_000;

/**
 * Hears from the database when what is live changes, whichever copy of the API has changed it. Needs a connection that is a
 * backend of its own: on the embedded database, or behind a pooler, nothing is heard, and shells poll.
 */
@Injectable()
export class ChangeListener implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ChangeListener.name);
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private readonly end = new AbortController();
  private client: pg.Client | undefined;

  constructor(private readonly config: ApiConfig) {}

  onApplicationBootstrap(): void {
    if (this.config.releaseServiceSecret !== null && this.config.preparedStatements) void this.listenOn();
  }

  async onModuleDestroy(): Promise<void> {
    this.end.abort();
    await this.client?.end().catch(() => undefined);
  }

  /** While false nobody is to wait for a change here. */
  get isListening(): boolean {
    return this.client !== undefined;
  }

  /** Resolves with the next change from now on, or after the time. */
  async next(ms: number, signal: AbortSignal): Promise<void> {
    const over = AbortSignal.any([signal, this.end.signal, AbortSignal.timeout(ms)]);
    await once(this.changes, 'change', { signal: over }).catch(() => undefined);
  }

  /** As long as the process lives; a connection that is lost is made anew. */
  private async listenOn(): Promise<void> {
    const { signal } = this.end;
    let complaint = '';
    while (!signal.aborted) {
      try {
        await this.listen();
        complaint = '';
      } catch (error) {
        // Said once: the database is away, which others complain of, too.
        if (complaint !== String(error)) this.logger.warn(`Cannot listen for release changes: ${String(error)}`);
        complaint = String(error);
      }
      await wait(againMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /** Until the connection ends. */
  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.config.databaseUrl, ...keepAlive });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', (error) =>
      this.logger.warn(`Lost the connection that listens for release changes: ${error.message}`),
    );
    client.on('notification', () => this.changes.emit('change'));
    try {
      await client.connect();
      await client.query(`LISTEN ${changeChannel}`);
      this.client = client;
      // What changed while nobody listened.
      this.changes.emit('change');
      await ended;
    } finally {
      this.client = undefined;
      await client.end().catch(() => undefined);
    }
  }
}
