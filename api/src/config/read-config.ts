import { limits } from '@site/contracts';
import { defaultConnectionLimits as connections } from '@site/http';
import path from 'node:path';
import type { ApiConfig, S3Config } from './api-config';
import { readSiteConfig } from './site-config';
import { Variables } from './variables';

const postgres = ['postgres:', 'postgresql:'];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Parses the environment once. Throws StartProblem with one sentence when a variable is missing or wrong. */
export function readConfig(environment: NodeJS.ProcessEnv, assetsDir: string): ApiConfig {
  const variables = new Variables(environment);
  const passwordMinimum = variables.number('PASSWORD_MINIMUM', {
    min: limits.password.min,
    max: 64,
    default: limits.password.min,
  });
  const publicOrigin = variables.optionalAddress('PUBLIC_ORIGIN', ['http:', 'https:'])?.origin ?? null;
  const session = readSession(variables);
  return {
    ...readDatabase(variables),
    ...readServer(variables),
    ...readLimits(variables),
    mediaDir: path.resolve(variables.text('MEDIA_DIR', { default: '.data/media' })),
    assetsDir,
    session,
    encryptionSecret: variables.optionalText('ENCRYPTION_SECRET', { minLength: 16 }) ?? session.secret,
    publicOrigin,
    consoleOrigin: variables.optionalAddress('CONSOLE_ORIGIN', ['http:', 'https:'])?.origin ?? publicOrigin,
    mail: readMail(variables),
    firstAdmin: {
      username: variables.text('ADMIN_USERNAME', { default: 'admin', minLength: limits.username.min }),
      password: variables.optionalText('ADMIN_PASSWORD', { minLength: passwordMinimum }),
    },
    samplePostsDir: samplePosts(variables, assetsDir),
    passwordMinimum,
    pictures: {
      limitMb: variables.number('PICTURE_LIMIT_MB', {
        min: 1,
        max: limits.picture.max,
        default: limits.picture.default,
      }),
      s3: readS3(variables),
    },
    scheduleIntervalMs: variables.number('SCHEDULE_INTERVAL_MS', { min: 10, max: 600_000, default: 3_000 }),
    answerCacheMs: variables.number('ANSWER_CACHE_MS', { min: 0, max: 60_000, default: 1_000 }),
    metricsToken: variables.optionalText('METRICS_TOKEN', { minLength: 16 }),
  };
}

function readDatabase(variables: Variables) {
  const databaseUrl = variables.address('DATABASE_URL', postgres);
  return {
    databaseUrl,
    migrationsDatabaseUrl: variables.optionalAddress('MIGRATIONS_DATABASE_URL', postgres)?.href ?? databaseUrl,
    databaseFolder: variables.optionalText('DATABASE_FOLDER', { minLength: 1 }),
    poolSize: variables.number('POOL_SIZE', { min: 1, max: 1000, default: 5 }),
    preparedStatements: variables.oneOf('PREPARED_STATEMENTS', ['true', 'false'] as const, 'true') === 'true',
    migrations: variables.oneOf('MIGRATIONS', ['start', 'only', 'none'] as const, 'start'),
  };
}

function readServer(variables: Variables) {
  return {
    host: variables.text('API_HOST', { default: '127.0.0.1' }),
    port: variables.number('API_PORT', { min: 0, max: 65535, default: 4201 }),
    logLevel: variables.oneOf('LOG_LEVEL', logLevels, 'info'),
    bodyLimitKb: variables.number('BODY_LIMIT_KB', { min: 1, max: 100_000, default: 1024 }),
    maxInFlight: variables.number('MAX_IN_FLIGHT', { min: 1, max: 100_000, default: 200 }),
    maxLatenessMs: variables.number('MAX_LATENESS_MS', { min: 10, max: 60_000, default: 250 }),
    connections: {
      headMs: variables.number('HEAD_TIMEOUT_MS', { min: 10, max: 600_000, default: connections.headMs }),
      bodyMs: variables.number('BODY_TIMEOUT_MS', { min: 10, max: 600_000, default: connections.bodyMs }),
      bodyBytesPerSecond: variables.number('BODY_BYTES_PER_SECOND', {
        min: 1,
        max: 1_000_000,
        default: connections.bodyBytesPerSecond,
      }),
    },
    trustProxy: variables.number('TRUST_PROXY', { min: 0, max: 10, default: 0 }),
  };
}

function readSession(variables: Variables): ApiConfig['session'] {
  return {
    secret: variables.text('SESSION_SECRET', { minLength: 16 }),
    hours: variables.number('SESSION_HOURS', { min: 1, max: 24 * 365, default: 24 * 7 }),
    idleMinutes: variables.number('SESSION_IDLE_MINUTES', { min: 1, max: 60 * 24 * 365, default: 60 * 24 }),
    recentMinutes: variables.number('SIGN_IN_AGAIN_MINUTES', { min: 1, max: 60 * 24 * 365, default: 15 }),
    secureCookie: secureCookie(variables.oneOf('COOKIE_SECURE', ['auto', 'true', 'false'] as const, 'auto')),
  };
}

function readLimits(variables: Variables): Pick<ApiConfig, 'loginLimit' | 'refusedLimit' | 'contactLimit'> {
  return {
    loginLimit: {
      perUser: variables.number('LOGIN_LIMIT_USER', { min: 1, max: 1_000_000, default: 5 }),
      perAddress: variables.number('LOGIN_LIMIT_ADDRESS', { min: 1, max: 1_000_000, default: 30 }),
      perName: variables.number('LOGIN_LIMIT_NAME', { min: 1, max: 1_000_000, default: 20 }),
      minutes: variables.number('LOGIN_LIMIT_MINUTES', { min: 1, max: 1440, default: 15 }),
    },
    refusedLimit: {
      perAddress: variables.number('REFUSED_LIMIT', { min: 1, max: 1_000_000, default: 60 }),
      minutes: variables.number('REFUSED_LIMIT_MINUTES', { min: 1, max: 1440, default: 10 }),
    },
    contactLimit: {
      perAddress: variables.number('CONTACT_LIMIT', { min: 1, max: 1_000_000, default: 20 }),
      minutes: variables.number('CONTACT_LIMIT_MINUTES', { min: 1, max: 1440, default: 10 }),
    },
  };
}

function secureCookie(choice: 'auto' | 'true' | 'false'): boolean | 'auto' {
  return choice === 'auto' ? 'auto' : choice === 'true';
}

/** A folder of one's own takes the place of the posts that come with the API. */
function samplePosts(variables: Variables, assetsDir: string): string | null {
  if (variables.oneOf('SAMPLE_CONTENT', ['true', 'false'] as const, 'true') === 'false') return null;
  return variables.optionalText('SAMPLE_POSTS_DIR', { minLength: 1 }) ?? path.join(assetsDir, 'sample-content/posts');
}

/** Naming an endpoint asks for all the rest of it. */
function readS3(variables: Variables): S3Config | null {
  if (!variables.optionalText('S3_ENDPOINT', { minLength: 1 })) return null;
  return {
    endpoint: variables.address('S3_ENDPOINT', ['https:', 'http:']),
    bucket: variables.text('S3_BUCKET', {}),
    region: variables.text('S3_REGION', { default: 'auto' }),
    key: variables.text('S3_KEY', {}),
    secret: variables.text('S3_SECRET', {}),
  };
}

function readMail(variables: Variables): ApiConfig['mail'] {
  const url = variables.optionalAddress('SMTP_URL', ['smtp:', 'smtps:']);
  if (!url) return null;
  const from = variables.text('MAIL_FROM', { minLength: 3 });
  return { url: url.href, from, notify: variables.emails('CONTACT_NOTIFY') ?? [readSiteConfig(variables).email] };
}
