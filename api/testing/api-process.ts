import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { apiDatabaseUrl, databaseUrl, poolSize, preparedStatements } from './database';

export const bundle = path.join(import.meta.dirname, '../../dist/api/main.mjs');

export const adminPassword = 'correct-horse';

export type StartMessage = { type: 'ready'; port: number } | { type: 'migrated' } | { type: 'failed'; message: string };

declare global {
  /** Set by host/environment.js: a process that runs one API after another. */
  var apiHost: () => ApiHost;
}

interface ApiHost {
  child: ChildProcess;
  /** What the API in it has written, line by line. */
  log: string[];
  /** Others may use it. */
  isFree: boolean;
}

interface CreatedMessage {
  type: 'created';
  admin: CreatedAdmin;
}

export interface CreatedAdmin {
  username: string;
  password: string;
}

/** The built API, as `npm start` runs it. */
export interface ApiProcess {
  message: StartMessage;
  /** Whose password it made up. */
  createdAdmin: CreatedAdmin | undefined;
  child: ChildProcess;
  /** All that it wrote so far, line by line. */
  log: string[];
}

/** An API in a process that has run others, which spares it the loading of its packages. */
export interface ApiCopy extends Omit<ApiProcess, 'child'> {
  /** Empty where it has only migrated. */
  url: string;
  end: () => Promise<void>;
}

/** Of this spec file. A test that fails leaves its copies running. */
const copies: ApiCopy[] = [];
afterAll(() => Promise.all(copies.splice(0).map(({ end }) => end())));

/**
 * Starts the API on the test database, until `end` or the end of the spec file. For what is about the process itself, or for
 * a start that fails, there is `runApi`.
 */
export async function runCopy(environment: NodeJS.ProcessEnv = {}): Promise<ApiCopy> {
  const host = apiHost();
  const { child, log } = host;
  child.send(apiEnvironment(environment));
  const started = await untilStarted(child, log);
  const { message } = started;
  if (message.type === 'failed') throw new Error(message.message);
  const url = message.type === 'ready' ? `http://127.0.0.1:${message.port}` : '';
  const end = async () => {
    // It may have crashed in a test, or ended before, and its process may run another now.
    if (!child.connected || host.isFree || host.log !== log) return;
    child.send('end');
    await once(child, 'message');
    host.isFree = true;
  };
  const copy = { ...started, url, log, end };
  copies.push(copy);
  return copy;
}

/** Starts the API in a process of its own on the test database and waits until it is ready or has failed. */
export async function runApi(environment: NodeJS.ProcessEnv = {}, script = bundle): Promise<ApiProcess> {
  const child = fork(script, { silent: true, execArgv: [], env: apiEnvironment(environment) });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on('line', (line) => log.push(line));
  }
  return { ...(await untilStarted(child, log)), child, log };
}

export const apiEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  DATABASE_URL: apiDatabaseUrl(),
  MIGRATIONS_DATABASE_URL: databaseUrl(),
  POOL_SIZE: poolSize(),
  PREPARED_STATEMENTS: preparedStatements(),
  API_PORT: '0',
  SESSION_SECRET: 'a secret for tests only',
  ADMIN_PASSWORD: adminPassword,
  SAMPLE_CONTENT: 'false',
  TRUST_PROXY: '1',
  LOGIN_LIMIT_USER: '1000',
  LOGIN_LIMIT_ADDRESS: '1000',
  LOGIN_LIMIT_NAME: '1000',
  CONTACT_LIMIT: '1000',
  REFUSED_LIMIT: '1000000',
  ...environment,
});

/** Waits until the API in this process is ready or has failed. Rejects with what it wrote where it ends before. */
function untilStarted(child: ChildProcess, log: string[]): Promise<Pick<ApiProcess, 'message' | 'createdAdmin'>> {
  let createdAdmin: CreatedAdmin | undefined;
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error(['The API ended before it was ready.', ...log.slice(-20)].join('\n')));
    child.once('close', end).on('message', function read(message: StartMessage | CreatedMessage) {
      if (message.type === 'created') return void (createdAdmin = message.admin);
      child.off('message', read).off('close', end);
      resolve({ message, createdAdmin });
    });
  });
}

/** Asks it to end. Answers its exit code. */
export async function endApi({ child }: Pick<ApiProcess, 'child'>): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return code;
}
