import { limits } from '@site/contracts';
import path from 'node:path';
import { Problem } from './problem';

const metricsTokenLength = 16;

/** What `npm start` reads from the environment. */
export interface Options {
  port: number;
  dataDir: string;
  /** Null: the embedded Postgres. */
  databaseUrl: string | null;
}

/** Throws Problem at the first invalid variable: also one for the API, before a minute goes into building. */
export function readOptions(environment: NodeJS.ProcessEnv): Options {
  requireChoice('SAMPLE_CONTENT', environment.SAMPLE_CONTENT, ['true', 'false']);
  requireLength('ADMIN_USERNAME', environment.ADMIN_USERNAME, limits.username.min);
  requireLength('ADMIN_PASSWORD', environment.ADMIN_PASSWORD, limits.password.min);
  requireLength('METRICS_TOKEN', environment.METRICS_TOKEN, metricsTokenLength);
  return {
    port: readPort(environment.PORT || '4200'),
    dataDir: path.resolve(environment.DATA_DIR || '.data'),
    databaseUrl: environment.DATABASE_URL ? readDatabaseUrl(environment.DATABASE_URL) : null,
  };
}

function requireChoice(name: string, value: string | undefined, choices: string[]): void {
  if (!value || choices.includes(value)) return;
  throw new Problem(`${name} is "${value}". Give one of: ${choices.join(', ')}.`);
}

function requireLength(name: string, value: string | undefined, min: number): void {
  if (!value || value.length >= min) return;
  throw new Problem(`${name} is too short. Give at least ${min} characters.`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Problem(`PORT is "${text}". Give a whole number from 1 to 65535, such as PORT=4200.`);
}

function readDatabaseUrl(text: string): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new Problem(
    'DATABASE_URL is not an address of Postgres. Give one such as postgres://user:password@host:5432/name.',
  );
}
