import { limits, retention, signInCookies } from '@site/contracts';
import {
  oneOf,
  readSettings,
  readSiteConfig,
  secret,
  secretAddress,
  text,
  textLike,
  trueOrFalse,
  validator,
  webAddress,
  webOrigin,
  wholeNumber,
} from '@site/environment';
import type { SiteConfig } from '@site/federation';
import { defaultConnectionLimits as connections } from '@site/http';
import { canBeApp } from '@site/releases';
import { isEmail } from 'class-validator';
import type { CleanedEnv } from 'envalid';
import path from 'node:path';
import { StartProblem } from './start-problem';

const secretLength = 16;
const postgres = secretAddress('postgres:', 'postgresql:');
const username = textLike(new RegExp(`^.{${limits.username.min}}`), `at least ${limits.username.min} characters`);
const indexNowKey = textLike(/^[a-z\d-]{8,128}$/i, '8 to 128 letters, digits and hyphens');
const many = wholeNumber(1, 1_000_000);
const upToAYear = wholeNumber(1, 60 * 24 * 365);
const upToTenMinutes = wholeNumber(10, 600_000);
const emails = validator('email addresses, separated by commas', (value) => {
  const all = value.split(',').flatMap((email) => email.trim() || []);
  return all.length > 0 && all.every((email) => isEmail(email)) ? all : undefined;
});
/** The name may have signs that would make more addresses of it, or a group, in a mail. */
const sender = validator('an email address, or a name and one, such as Company <mail@example.com>', (value) => {
  const [, named = '', given = value] = /^([^<>]*)<([^<>]*)>$/.exec(value.trim()) ?? [];
  const address = given.trim();
  const quoted = /^"(.*)"$/.exec(named.trim());
  const name = quoted?.[1]?.replace(/\\(.)/g, '$1') ?? named.trim();
  // A relay of the own network has perhaps no dot in its name.
  return isEmail(address, { require_tld: false }) ? { name, address } : undefined;
});
const apps = validator('names of apps, separated by commas', (value) => {
  const named = value.split(',').map((name) => name.trim());
  return named.every(canBeApp) ? named : undefined;
});
const publicKeys = validator('public keys as releases print them, 43 characters each, separated by commas', (value) => {
  const keys = value.split(',').map((key) => key.trim());
  return keys.every((key) => /^[\w-]{43}$/.test(key)) ? keys : undefined;
});
const withBucket = {
  default: undefined,
  requiredWhen: ({ S3_ENDPOINT }: Record<string, unknown>) => S3_ENDPOINT !== undefined,
};
const withMail = {
  default: undefined,
  requiredWhen: ({ SMTP_URL }: Record<string, unknown>) => SMTP_URL !== undefined,
};

const specs = {
  DATABASE_URL: postgres(),
  MIGRATIONS_DATABASE_URL: postgres({ default: undefined }),
  DATABASE_FOLDER: text({ default: undefined }),
  POOL_SIZE: wholeNumber(1, 1000)({ default: 5 }),
  PREPARED_STATEMENTS: trueOrFalse({ default: true }),
  MIGRATIONS: oneOf('start', 'only', 'none')({ default: 'start' }),
  API_HOST: text({ default: '127.0.0.1' }),
  API_PORT: wholeNumber(0, 65_535)({ default: 4201 }),
  TRUST_PROXY: wholeNumber(0, 10)({ default: 0 }),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')({ default: 'info' }),
  METRICS_TOKEN: secret(secretLength)({ default: undefined }),
  RELEASE_TOKEN: secret(secretLength)({ default: undefined }),
  RELEASE_SERVICE_SECRET: secret(secretLength)({ default: undefined }),
  RELEASE_PREVIEW_SECRET: secret(secretLength)({ default: undefined }),
  VIEWS_SECRET: secret(secretLength)({ default: undefined }),
  RELEASE_APPROVAL: apps({ default: [] }),
  REHEARSAL_KEYS: publicKeys({ default: undefined }),
  RELEASE_KEEP_VERSIONS: wholeNumber(1, 10_000)({ default: 20 }),
  RELEASE_KEEP_DAYS: wholeNumber(1, 3650)({ default: 30 }),
  BODY_LIMIT_KB: wholeNumber(1, 100_000)({ default: 1024 }),
  MAX_IN_FLIGHT: wholeNumber(1, 100_000)({ default: 200 }),
  MAX_LATENESS_MS: wholeNumber(10, 60_000)({ default: 250 }),
  HEAD_TIMEOUT_MS: upToTenMinutes({ default: connections.headMs }),
  BODY_TIMEOUT_MS: upToTenMinutes({ default: connections.bodyMs }),
  BODY_BYTES_PER_SECOND: many({ default: connections.bodyBytesPerSecond }),
  ANSWER_CACHE_MS: wholeNumber(0, 60_000)({ default: 1_000 }),
  SCHEDULE_INTERVAL_MS: upToTenMinutes({ default: 3_000 }),
  SEARCH_DEADLINE_MS: upToTenMinutes({ default: 150 }),
  SESSION_SECRET: secret(secretLength)(),
  SESSION_HOURS: wholeNumber(1, 24 * 365)({ default: signInCookies.session.hours }),
  SESSION_IDLE_MINUTES: upToAYear({ default: 60 * 24 }),
  SIGN_IN_AGAIN_MINUTES: upToAYear({ default: 15 }),
  COOKIE_SECURE: oneOf('auto', 'true', 'false')({ default: 'auto' }),
  ENCRYPTION_SECRET: secret(secretLength)({ default: undefined }),
  LOGIN_LIMIT_USER: many({ default: 5 }),
  LOGIN_LIMIT_ADDRESS: many({ default: 30 }),
  LOGIN_LIMIT_NAME: many({ default: 20 }),
  LOGIN_LIMIT_MINUTES: wholeNumber(1, 1440)({ default: 15 }),
  REFUSED_LIMIT: many({ default: 60 }),
  REFUSED_LIMIT_MINUTES: wholeNumber(1, 1440)({ default: retention.countedMinutes.refused }),
  CONTACT_LIMIT: many({ default: 20 }),
  CONTACT_LIMIT_MINUTES: wholeNumber(1, 1440)({ default: retention.countedMinutes.contact }),
  PUBLIC_ORIGIN: webOrigin({
    default: undefined,
    requiredWhen: ({ INDEXNOW_KEY }: Record<string, unknown>) => INDEXNOW_KEY !== undefined,
  }),
  INDEXNOW_KEY: indexNowKey({ default: undefined }),
  INDEXNOW_ENDPOINT: webAddress({ default: 'https://api.indexnow.org/indexnow' }),
  INDEXNOW_DELAY_MS: upToTenMinutes({ default: 60_000 }),
  CONSOLE_ORIGIN: webOrigin({ default: undefined }),
  SITE_CONFIG: text({ default: undefined }),
  SMTP_URL: secretAddress('smtp:', 'smtps:')({ default: undefined }),
  MAIL_FROM: sender({ ...withMail, desc: 'the address that mails of SMTP_URL come from' }),
  CONTACT_NOTIFY: emails({ default: undefined }),
  ADMIN_USERNAME: username({ default: 'admin' }),
  SAMPLE_CONTENT: trueOrFalse({ default: true }),
  SAMPLE_POSTS_DIR: text({ default: undefined }),
  MEDIA_DIR: text({ default: '.data/media' }),
  PICTURE_LIMIT_MB: wholeNumber(1, limits.picture.max)({ default: limits.picture.default }),
  PICTURE_QUOTA_MB: many({ default: 5_000 }),
  S3_ENDPOINT: webAddress({ default: undefined }),
  S3_BUCKET: text(withBucket),
  S3_REGION: text({ default: 'auto' }),
  S3_KEY: text(withBucket),
  S3_SECRET: secret(1)(withBucket),
  PASSWORD_MINIMUM: wholeNumber(limits.password.min, 64)({ default: limits.password.min }),
};

/** Parses the environment once. Throws StartProblem with a sentence for each variable that is missing or wrong. */
export function readConfig(environment: NodeJS.ProcessEnv, assetsDir: string) {
  const { PASSWORD_MINIMUM: passwordMinimum, ...settings } = readSettings(environment, specs, StartProblem);
  const ofAdmin = { ADMIN_PASSWORD: secret(passwordMinimum)({ default: undefined }) };
  const { ADMIN_PASSWORD: adminPassword } = readSettings(environment, ofAdmin, StartProblem);
  const siteConfig = readSiteConfig(settings.SITE_CONFIG, StartProblem);
  const publicOrigin = settings.PUBLIC_ORIGIN ?? null;
  return {
    databaseUrl: settings.DATABASE_URL,
    /** Whose user owns the tables: `databaseUrl` itself, unless requests are served by one with fewer rights. */
    migrationsDatabaseUrl: settings.MIGRATIONS_DATABASE_URL ?? settings.DATABASE_URL,
    /** Where the database is on this machine: saves are refused before its disk is full. Null: on another one. */
    databaseFolder: settings.DATABASE_FOLDER ?? null,
    poolSize: settings.POOL_SIZE,
    /** Whether a connection is a backend of its own, which keeps statements: neither PGlite's nor a shared pooler's is. */
    preparedStatements: settings.PREPARED_STATEMENTS,
    /** `start`: migrate, then serve. `only`: migrate, then end. `none`: serve, if another process has migrated. */
    migrations: settings.MIGRATIONS,
    host: settings.API_HOST,
    /** 0 means any free port. */
    port: settings.API_PORT,
    /** How many proxies in front may be believed about the visitor's address and scheme. */
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    /** Whoever sends it is told the metrics; null: nobody is. */
    metricsToken: settings.METRICS_TOKEN ?? null,
    /** Whoever sends it releases as the operator: every app, with every right; null: only the tokens that admins make do. */
    releaseToken: settings.RELEASE_TOKEN ?? null,
    /** Shells that send it are told what is live, and get the files of releases; null: nobody is. */
    releaseServiceSecret: settings.RELEASE_SERVICE_SECRET ?? null,
    /** Signs links to versions, as shells read them; null: there are none. */
    releasePreviewSecret: settings.RELEASE_PREVIEW_SECRET ?? null,
    /** Shells that send it report views of posts; null: none are counted. */
    viewsSecret: settings.VIEWS_SECRET ?? settings.RELEASE_SERVICE_SECRET ?? null,
    /** Apps of which a second admin has to approve each promotion. */
    releaseApproval: settings.RELEASE_APPROVAL,
    /** Only what these public keys attest counts as rehearsed; null: what any key does. */
    rehearsalKeys: settings.REHEARSAL_KEYS ?? null,
    /** Versions of an app that are never deleted from the store: so many of the newest, and those that are not so old. */
    releaseKeep: { versions: settings.RELEASE_KEEP_VERSIONS, days: settings.RELEASE_KEEP_DAYS },
    bodyLimitKb: settings.BODY_LIMIT_KB,
    /** Requests worked on at a time; more are turned away. */
    maxInFlight: settings.MAX_IN_FLIGHT,
    /** How late the event loop may be under many requests before some are turned away. */
    maxLatenessMs: settings.MAX_LATENESS_MS,
    /** How long requests may take to come. */
    connections: {
      headMs: settings.HEAD_TIMEOUT_MS,
      bodyMs: settings.BODY_TIMEOUT_MS,
      bodyBytesPerSecond: settings.BODY_BYTES_PER_SECOND,
    },
    /** How long public answers may be sent again where another process may have written meanwhile. 0: never. */
    responseCacheMs: settings.ANSWER_CACHE_MS,
    /** How often to look for drafts whose time to be published has come, and for mails that wait. */
    scheduleIntervalMs: settings.SCHEDULE_INTERVAL_MS,
    /** How long the index of texts may take for a search. */
    searchDeadlineMs: settings.SEARCH_DEADLINE_MS,
    session: sessionOf(settings),
    /** Second factors' secrets are encrypted with what is derived from it. */
    encryptionSecret: settings.ENCRYPTION_SECRET ?? settings.SESSION_SECRET,
    loginLimit: {
      perUser: settings.LOGIN_LIMIT_USER,
      perAddress: settings.LOGIN_LIMIT_ADDRESS,
      perName: settings.LOGIN_LIMIT_NAME,
      minutes: settings.LOGIN_LIMIT_MINUTES,
    },
    /** Writes of visitors that are refused for what they hold. */
    refusedLimit: { perAddress: settings.REFUSED_LIMIT, minutes: settings.REFUSED_LIMIT_MINUTES },
    contactLimit: { perAddress: settings.CONTACT_LIMIT, minutes: settings.CONTACT_LIMIT_MINUTES },
    /** Facts of the company whose site it is. */
    siteConfig,
    /** Scheme and host that people use; null: only this machine is known. */
    publicOrigin,
    /** Where people sign in: `publicOrigin`, unless the console has a host name of its own. */
    consoleOrigin: settings.CONSOLE_ORIGIN ?? publicOrigin,
    /** Tells search engines of changed posts; null: nobody is told. */
    indexNow: indexNowOf(settings),
    /** Null: no email is sent, links are shown to copy. */
    mail: mailOf(settings, siteConfig),
    firstAdmin: { username: settings.ADMIN_USERNAME, password: adminPassword ?? null },
    /** Of the posts that a new site starts with; null: none. */
    samplePostsDir: samplePostsOf(settings, assetsDir),
    /** Files that belong to this version: sample content and openapi.json. */
    assetsDir,
    /** Files that editors add, served at /media. */
    mediaDir: path.resolve(settings.MEDIA_DIR),
    /** Characters of a new password; the specification's 6, or more. */
    passwordMinimum,
    /** Uploads: one at most, all together at most; `s3` is null where they are kept in `mediaDir`. */
    pictures: { limitMb: settings.PICTURE_LIMIT_MB, quotaMb: settings.PICTURE_QUOTA_MB, s3: bucketOf(settings) },
  };
}

type Settings = Omit<CleanedEnv<typeof specs>, 'PASSWORD_MINIMUM'>;

const sessionOf = (settings: Settings) => ({
  secret: settings.SESSION_SECRET,
  /** After the sign-in a session ends, used or not. */
  hours: settings.SESSION_HOURS,
  /** Unused for so long, it ends before. */
  idleMinutes: settings.SESSION_IDLE_MINUTES,
  /** So long after the sign-in it may change who has access; later the password is asked for again. */
  recentMinutes: settings.SIGN_IN_AGAIN_MINUTES,
  secureCookie: settings.COOKIE_SECURE === 'auto' ? ('auto' as const) : settings.COOKIE_SECURE === 'true',
});

const indexNowOf = ({ INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint, INDEXNOW_DELAY_MS: delayMs }: Settings) =>
  key ? { key, endpoint, delayMs } : null;

const samplePostsOf = ({ SAMPLE_CONTENT: wanted, SAMPLE_POSTS_DIR: folder }: Settings, assetsDir: string) =>
  wanted ? (folder ?? path.join(assetsDir, 'sample-content/posts')) : null;

/** Naming an endpoint asks for all the rest of it. */
function bucketOf({ S3_ENDPOINT: endpoint, S3_REGION: region, ...rest }: Settings) {
  const { S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret } = rest;
  return endpoint && bucket && key && secret ? { endpoint, bucket, region, key, secret } : null;
}

/** `notify`: who is told of each message of a visitor. */
const mailOf = ({ SMTP_URL: url, MAIL_FROM: from, CONTACT_NOTIFY: notify }: Settings, { email }: SiteConfig) =>
  url && from ? { url, from, notify: notify ?? [email] } : null;
