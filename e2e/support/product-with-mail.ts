import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { databaseAddress } from './database';
import { ForkedShell } from './forked-shell';
import { wideLimits } from './long-timeouts';

const script = path.join(import.meta.dirname, '../../dist/api/main.mjs');

/** An API that can send mails, with a shell before it, on the database of the product under test, which can't. */
export class ProductWithMail {
  /** Mails as they were sent, headers and text. */
  readonly mails: string[] = [];
  private readonly shell = new ForkedShell();
  private api: ChildProcess | undefined;
  private readonly mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      text(stream)
        .then((mail) => this.mails.push(mail))
        .then(() => done(), done);
    },
  });

  get origin(): string {
    return this.shell.origin;
  }

  async start(): Promise<void> {
    const mailServer = this.mailServer.listen(0, '127.0.0.1');
    await once(mailServer, 'listening');
    const dataDir = String(process.env.E2E_DATA_DIR);
    this.api = fork(script, {
      env: {
        ...process.env,
        ...wideLimits,
        ...{ NODE_ENV: 'production', LOG_LEVEL: 'fatal', API_HOST: '127.0.0.1', API_PORT: '0', TRUST_PROXY: '1' },
        // The embedded database has one backend.
        ...{ DATABASE_URL: databaseAddress(), MIGRATIONS: 'none', POOL_SIZE: '1', PREPARED_STATEMENTS: 'false' },
        SESSION_SECRET: readFileSync(path.join(dataDir, 'session-secret'), 'utf8').trim(),
        SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
        MAIL_FROM: 'team@example.com',
        SCHEDULE_INTERVAL_MS: '300',
      },
    });
    const [{ port }] = (await once(this.api, 'message')) as [{ port: number }];
    await this.shell.start({ API_URL: `http://127.0.0.1:${port}`, RELEASES_DIR: path.join(dataDir, 'releases') });
  }

  async stop(): Promise<void> {
    this.shell.stop();
    this.api?.kill('SIGKILL');
    await new Promise<void>((resolve) => this.mailServer.close(() => resolve()));
  }
}
