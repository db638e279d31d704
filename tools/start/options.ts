import { limits } from '@site/contracts';
import { readSettings, secret, secretAddress, text, textLike, trueOrFalse, wholeNumber } from '@site/environment';
import path from 'node:path';
import { Problem } from './problem';

const { username, password } = limits;

const specs = {
  PORT: wholeNumber(1, 65_535)({ default: 4200 }),
  DATA_DIR: text({ default: '.data' }),
  DATABASE_URL: secretAddress('postgres:', 'postgresql:')({ default: undefined }),
};

/** Read by the API, and checked before a minute goes into building. */
const specsOfTheApi = {
  SAMPLE_CONTENT: trueOrFalse({ default: undefined }),
  ADMIN_USERNAME: textLike(
    new RegExp(`^.{${username.min}}`),
    `at least ${username.min} characters`,
  )({
    default: undefined,
  }),
  ADMIN_PASSWORD: secret(password.min)({ default: undefined }),
  METRICS_TOKEN: secret(16)({ default: undefined }),
};

/** What `npm start` reads from the environment. */
export interface Options {
  port: number;
  dataDir: string;
  /** Null: the embedded Postgres. */
  databaseUrl: string | null;
}

/** Throws Problem with a sentence for each variable that is wrong. */
export function readOptions(environment: NodeJS.ProcessEnv): Options {
  const settings = readSettings(environment, { ...specs, ...specsOfTheApi }, Problem);
  return {
    port: settings.PORT,
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
  };
}

const specsOfTheShell = {
  HOST: textLike(
    /^(localhost|127\.0\.0\.1|::1?|0\.0\.0\.0)$/,
    'an address that localhost leads to, such as 127.0.0.1 or 0.0.0.0',
  )({ default: undefined }),
};

/** Commands find the product at localhost: the operator's token goes over no network. Throws Problem. */
export function requireLocalHost(environment: NodeJS.ProcessEnv): void {
  readSettings(environment, specsOfTheShell, Problem);
}
