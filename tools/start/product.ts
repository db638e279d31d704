import path from 'node:path';
import { requireDatabase } from './database';
import { type CreatedAdmin, ManagedProcess, type ProcessSpec, type Ready } from './managed-process';
import type { Options } from './options';
import { nodeOptionsOf } from './node-options';
import { step } from './progress';
import { announceProduct, withdrawProduct } from './running-product';
import { operatorsToken, previewSecret, serviceSecret, storedSecret, viewsSecret } from './secret';

const root = path.join(import.meta.dirname, '../..');
const restartPauseMs = 1_000;
/** Longer than any query of the API takes. */
const databaseWatch = { everyMs: 5_000, deadlineMs: 30_000 };

/** The database's addresses: for its owner, and for the API. */
export interface DatabaseAddresses {
  url: string;
  apiUrl: string;
}

interface ProductOptions {
  environment?: NodeJS.ProcessEnv;
  /** For a command that starts it beside its own work. */
  quiet?: boolean;
  /** Of another build of the API. */
  apiScript?: string | undefined;
  /** Of the admin that the API makes in an empty database. */
  onCreated?: (admin: CreatedAdmin) => void;
}

/** The three processes of the product on one machine: database, API, shell. */
export class Product {
  /** In the order in which they start. */
  private readonly running: ManagedProcess[] = [];
  private database: ManagedProcess | null = null;
  private databaseOpened: Promise<unknown> = Promise.resolve();
  private ending = false;

  constructor(private readonly options: Options & ProductOptions) {}

  /**
   * Starts the embedded Postgres where no other is configured, and resolves as soon as it can be connected to: the API starts
   * while it opens. Throws Problem.
   */
  async startDatabase(): Promise<DatabaseAddresses> {
    const { databaseUrl } = this.options;
    if (databaseUrl) {
      await requireDatabase(databaseUrl);
      return { url: process.env.MIGRATIONS_DATABASE_URL || databaseUrl, apiUrl: databaseUrl };
    }
    return new Promise((resolve, reject) => {
      this.database = this.process('database', 'tools/embedded-postgres/main.ts', {
        args: ['--data', path.join(this.options.dataDir, 'database')],
        nodeOptions: ['--import', 'tsx'],
        onListening: ({ url, apiUrl }) => resolve({ url: String(url), apiUrl: String(apiUrl) }),
      });
      const { database } = this;
      this.databaseOpened = this.step('Starting the embedded Postgres', () => this.start(database));
      this.databaseOpened.catch(reject);
    });
  }

  /** Rejects with the Problem of a database that fails to open. */
  async untilDatabaseFails(): Promise<never> {
    await this.databaseOpened;
    return new Promise(() => undefined);
  }

  /** Starts the API and returns its address. */
  async startApi({ url, apiUrl }: DatabaseAddresses): Promise<Ready> {
    const { dataDir, environment = process.env } = this.options;
    const api = this.process('api', this.options.apiScript ?? 'dist/api/main.mjs', {
      onCreated: this.options.onCreated,
      env: {
        DATABASE_URL: apiUrl,
        MIGRATIONS_DATABASE_URL: url,
        ...(this.options.databaseUrl ? {} : this.embeddedSettings),
        API_HOST: '127.0.0.1',
        // Any free one, which it says.
        API_PORT: '0',
        MEDIA_DIR: environment.MEDIA_DIR || path.join(dataDir, 'media'),
        SESSION_SECRET: process.env.SESSION_SECRET || storedSecret(dataDir, 'session-secret'),
        // The shell, and what the shell trusts in front of it: it adds that proxy's address to those that it passes on.
        TRUST_PROXY: environment.TRUST_PROXY?.trim() === 'true' ? '2' : '1',
        METRICS_TOKEN: this.metricsToken,
        VIEWS_SECRET: viewsSecret(dataDir),
        ...this.releaseSettings,
        // Never the one of the environment: that may be a team's, for another product (`--to`).
        RELEASE_TOKEN: operatorsToken(dataDir),
        RELEASE_PREVIEW_SECRET: previewSecret(dataDir),
      },
    });
    const starting = this.step('Starting the API', () => this.start(api));
    // Without a database it fails, too: what the database says is the reason.
    starting.catch(() => undefined);
    await this.databaseOpened;
    const ready = await starting;
    // Where the shell looks for it, also after a crash.
    api.spec.env.API_PORT = String(ready.port);
    // Migrations, which may take longer than anything else, are done by now.
    this.database?.watch(databaseWatch);
    return ready;
  }

  async startShell(apiPort: number): Promise<void> {
    const shell = this.process('shell', 'dist/shell/server/main.cjs', {
      env: {
        PORT: String(this.options.port),
        API_URL: `http://127.0.0.1:${apiPort}`,
        RELEASES_DIR: path.join(this.options.dataDir, 'releases'),
        RELEASE_PREVIEW_SECRET: previewSecret(this.options.dataDir),
        METRICS_TOKEN: this.metricsToken,
        VIEWS_SECRET: viewsSecret(this.options.dataDir),
        ...this.releaseSettings,
      },
    });
    await this.step('Starting the shell', () => this.start(shell));
    await announceProduct(this.options.dataDir, `http://localhost:${this.options.port}`);
  }

  /** Of one that has started. */
  pidOf(name: 'database' | 'api' | 'shell'): number {
    return this.running.find(({ spec }) => spec.name === name)?.pid ?? 0;
  }

  /** Stops all, the last started first. */
  async stop(): Promise<void> {
    this.ending = true;
    await withdrawProduct(this.options.dataDir);
    for (const running of this.running.toReversed()) await running.stop();
  }

  /** The embedded database has one backend, and its disk is this machine's. */
  private get embeddedSettings(): NodeJS.ProcessEnv {
    const folder = path.join(this.options.dataDir, 'database');
    return { POOL_SIZE: '1', PREPARED_STATEMENTS: 'false', DATABASE_FOLDER: folder };
  }

  /** What API and shell share. */
  private get releaseSettings(): NodeJS.ProcessEnv {
    const { dataDir, environment } = this.options;
    return { RELEASE_SERVICE_SECRET: serviceSecret(dataDir, environment) };
  }

  private get metricsToken(): string {
    return process.env.METRICS_TOKEN || storedSecret(this.options.dataDir, 'metrics-token');
  }

  private process(
    name: string,
    script: string,
    { env = {}, ...rest }: Partial<Pick<ProcessSpec, 'args' | 'nodeOptions' | 'env' | 'onCreated' | 'onListening'>>,
  ): ManagedProcess {
    const { dataDir, environment = process.env } = this.options;
    return new ManagedProcess({
      name,
      script: path.resolve(root, script),
      env: { NODE_ENV: 'production', ...environment, ...env },
      logDir: path.join(dataDir, 'logs'),
      nodeOptions: nodeOptionsOf(script),
      ...rest,
    });
  }

  private step<T>(title: string, work: () => Promise<T>): Promise<T> {
    return this.options.quiet ? work() : step(title, work);
  }

  private async start(managed: ManagedProcess): Promise<Ready> {
    this.running.push(managed);
    const ready = await managed.start();
    managed.onCrash(() => void this.restart(managed));
    return ready;
  }

  /** Restarts a crashed process on its old port; the others reconnect by themselves. */
  private async restart(crashed: ManagedProcess): Promise<void> {
    console.error(`${crashed.spec.name} ended unexpectedly; starting it again.`);
    while (!this.ending) {
      await new Promise((resolve) => setTimeout(resolve, restartPauseMs));
      if (this.ending) return;
      try {
        await crashed.start();
        if (crashed === this.database) crashed.watch(databaseWatch);
        crashed.onCrash(() => void this.restart(crashed));
        console.error(`${crashed.spec.name} is back.`);
        return;
      } catch (error) {
        console.error(`${crashed.spec.name} could not be started again: ${(error as Error).message}`);
      }
    }
  }
}
