import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '../../tools/start/ports';
import { Problem } from '../../tools/start/problem';

const run = promisify(execFile);
/** Where Debian and its kin install servers, one folder a version. */
const installed = '/usr/lib/postgresql';
const patienceMs = 30_000;

/** A Postgres with its defaults in a folder that is thrown away. Throws Problem where none is installed. */
export async function startTemporaryPostgres(): Promise<{ url: string; end(): Promise<void> }> {
  const programs = newestPrograms();
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-postgres-'));
  if (isRoot) await run('chown', [account, folder]);
  const data = path.join(folder, 'data');
  await run(...asAccount(path.join(programs, 'initdb'), ['-D', data, '-U', account, '--auth=trust']));
  const port = await findFreePort();
  const settings = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const server = spawn(...asAccount(path.join(programs, 'postgres'), settings), { stdio: 'ignore' });
  const url = `postgres://${account}@127.0.0.1:${port}/postgres`;
  const end = async () => {
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  };
  await untilItAnswers(url).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { url, end };
}

/** Postgres refuses to run as root. */
const account = 'postgres';
const isRoot = process.getuid?.() === 0;
const asAccount = (program: string, rest: string[]): [string, string[]] =>
  isRoot
    ? ['setpriv', [`--reuid=${account}`, `--regid=${account}`, '--init-groups', program, ...rest]]
    : [program, rest];

function newestPrograms(): string {
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => path.join(installed, version, 'bin')).find((bin) => existsSync(bin));
  if (found) return found;
  throw new Problem(
    'This part needs a Postgres: install one, or set DATABASE_URL to one where it may create a database.',
  );
}

async function untilItAnswers(url: string): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(100);
    }
  }
}

/** At once, whoever is connected. */
async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGINT');
  await gone;
}
