import path from 'node:path';
import { Problem } from './problem';

/** What `npm start` takes from the environment. */
export interface Options {
  port: number;
  dataDir: string;
  /** Null: the embedded Postgres. */
  databaseUrl: string | null;
}

/** The API and the shell check the variables that only they read. Throws Problem. */
export function readOptions(environment: NodeJS.ProcessEnv): Options {
  return {
    port: readPort(environment.PORT || '4200'),
    dataDir: path.resolve(environment.DATA_DIR || '.data'),
    databaseUrl: environment.DATABASE_URL ? readDatabaseUrl(environment.DATABASE_URL) : null,
  };
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
