import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem } from '../../tools/start/problem';
import { findFreePort } from '../../tools/start/ports';

const installed = '/usr/lib/postgresql';

/** A Postgres of this machine's packages with data of its own, which may be stopped and started again. */
export class OwnPostgres {
  private readonly folder: string;
  private readonly data: string;

  private constructor(
    private readonly bin: string,
    private readonly port: number,
    private readonly maxConnections: number,
    parent: string,
  ) {
    this.folder = mkdtempSync(path.join(parent, 'postgres-'));
    this.data = path.join(this.folder, 'data');
    chmodSync(this.folder, 0o777);
  }

  /** All that it keeps is in `parent`. Throws Problem where none is installed. */
  static async start(maxConnections: number, parent = tmpdir()): Promise<OwnPostgres> {
    const [newest] = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
    if (!newest) throw new Problem(`This needs a Postgres that may be stopped: there is none in ${installed}.`);
    const bin = path.join(installed, newest, 'bin');
    const postgres = new OwnPostgres(bin, await findFreePort(), maxConnections, parent);
    postgres.run('initdb', '-D', postgres.data, '-U', 'postgres', '-A', 'trust');
    postgres.start();
    return postgres;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  start(): void {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: this.folder,
      max_connections: this.maxConnections,
    };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    const log = path.join(this.folder, 'log');
    this.run('pg_ctl', '-D', this.data, '-w', '-l', log, '-o', `-p ${this.port} ${options.join(' ')}`, 'start');
  }

  /** As a loss of power does: without a word to those who are connected. */
  stop(): void {
    this.run('pg_ctl', '-D', this.data, '-m', 'immediate', 'stop');
  }

  remove(): void {
    try {
      this.stop();
    } catch {
      // It does not run.
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Postgres refuses to run as root. */
  private run(program: string, ...args: string[]): void {
    const command = [path.join(this.bin, program), ...args];
    const whole = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(String(whole[0]), whole.slice(1), { stdio: 'ignore', cwd: this.folder });
  }
}
