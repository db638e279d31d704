import { resolve } from 'node:path';
import {
  oneOf,
  readSettings,
  readSiteConfig,
  secret,
  share,
  text,
  textLike,
  trueOrFalse,
  webAddress,
  webOrigin,
  wholeNumber,
} from '@site/environment';
import { defaultConnectionLimits as connections } from '@site/http';
import { Problem } from '@site/releases';

export type Environment = ReturnType<typeof readEnvironment>;

const secretLength = 16;
const megabyte = 1024 * 1024;
/** Milliseconds, or how many of something. */
const whole = wholeNumber(0, Number.MAX_SAFE_INTEGER);
/** Browsers refuse plain http for a year, unless configured otherwise. */
const transportSecurity = textLike(
  /^max-age=\d+(; includeSubDomains)?(; preload)?$/,
  'a value such as max-age=31536000; includeSubDomains',
);

const specs = {
  PORT: wholeNumber(0, 65_535)({ default: 4200 }),
  HOST: text({ default: undefined }),
  API_URL: webAddress(),
  RELEASES_DIR: text({ desc: 'the folder that holds current.json' }),
  SITE_CONFIG: text({ default: undefined }),
  PUBLIC_ORIGIN: webOrigin({ default: undefined }),
  CONSOLE_ORIGIN: webOrigin({ default: undefined }),
  HSTS: transportSecurity({ default: 'max-age=31536000; includeSubDomains' }),
  TRUST_PROXY: trueOrFalse({ default: false }),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent')({ default: 'info' }),
  RENDER_TIMEOUT_MS: whole({ default: 2_000 }),
  PROMOTION_WAIT_MS: whole({ default: 1_000 }),
  RENDER_HOST_MEMORY_MB: whole({ default: 256 }),
  RENDER_HOST_ENDS: whole({ default: 5 }),
  API_TIMEOUT_MS: whole({ default: 30_000 }),
  PAGE_CACHE_MB: whole({ default: 64 }),
  MEDIA_CACHE_MB: whole({ default: 16 }),
  SHUTDOWN_GRACE_MS: whole({ default: 8_000 }),
  MAX_IN_FLIGHT: whole({ default: 300 }),
  MAX_LATENESS_MS: whole({ default: 250 }),
  HEAD_TIMEOUT_MS: whole({ default: connections.headMs }),
  BODY_TIMEOUT_MS: whole({ default: connections.bodyMs }),
  BODY_BYTES_PER_SECOND: whole({ default: connections.bodyBytesPerSecond }),
  METRICS_TOKEN: secret(secretLength)({ default: undefined }),
  WEB_VITALS_SHARE: share({ default: 1 }),
  RELEASE_PREVIEW_SECRET: secret(secretLength)({ default: undefined }),
  INDEXNOW_KEY: textLike(/^[a-z\d-]{8,128}$/i, '8 to 128 letters, digits and hyphens')({ default: undefined }),
  RELEASE_SERVICE_SECRET: secret(secretLength)({ default: undefined }),
  VIEWS_SECRET: secret(secretLength)({ default: undefined }),
  CANARY_ERROR_PERCENT: wholeNumber(0, 100)({ default: 1 }),
  CANARY_MIN_ERRORS: whole({ default: 5 }),
};

/** Parses the process's environment. Throws Problem with a sentence for each variable that is missing or wrong. */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
  const settings = readSettings(variables, specs, Problem);
  const publicOrigin = settings.PUBLIC_ORIGIN ?? new URL(`http://localhost:${settings.PORT}`).origin;
  return {
    port: settings.PORT,
    /** Interface to listen on; undefined: all of them. */
    host: settings.HOST,
    apiUrl: new URL(settings.API_URL),
    releasesDir: resolve(settings.RELEASES_DIR),
    siteConfig: readSiteConfig(settings.SITE_CONFIG, Problem),
    /** Scheme and host that visitors use, without a slash at the end. */
    publicOrigin,
    /** Scheme and host of the console where it has a host name of its own; null: it is on the site’s. */
    consoleOrigin: consoleOriginOf(settings.CONSOLE_ORIGIN, publicOrigin),
    /** Value of Strict-Transport-Security; null where visitors do not come by https. */
    hsts: publicOrigin.startsWith('https:') ? settings.HSTS : null,
    /** True behind a proxy that sets X-Forwarded-* and X-Request-Id itself. */
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    renderTimeoutMs: settings.RENDER_TIMEOUT_MS,
    /** How long requests wait for a release that was just promoted, before they get the one before. */
    promotionWaitMs: settings.PROMOTION_WAIT_MS,
    /** What the process of a release may take before it is replaced. */
    renderHostMemoryMb: settings.RENDER_HOST_MEMORY_MB,
    /** How often within a minute the process of a live release may end before the release before it takes over; 0: no limit. */
    renderHostEnds: settings.RENDER_HOST_ENDS,
    apiTimeoutMs: settings.API_TIMEOUT_MS,
    pageCacheBytes: settings.PAGE_CACHE_MB * megabyte,
    mediaCacheBytes: settings.MEDIA_CACHE_MB * megabyte,
    shutdownGraceMs: settings.SHUTDOWN_GRACE_MS,
    /** How many requests this process accepts before it refuses more. */
    load: { inFlight: settings.MAX_IN_FLIGHT, lateMs: settings.MAX_LATENESS_MS },
    /** How slowly requests may arrive. */
    connections: {
      headMs: settings.HEAD_TIMEOUT_MS,
      bodyMs: settings.BODY_TIMEOUT_MS,
      bodyBytesPerSecond: settings.BODY_BYTES_PER_SECOND,
    },
    /** The token required for the metrics; undefined: they are closed. */
    metricsToken: settings.METRICS_TOKEN,
    /** Share of the documents whose web vitals are reported, from 0 to 1. */
    vitalsShare: settings.WEB_VITALS_SHARE,
    /** Signs links to previews of releases; undefined: there are none. */
    previewSecret: settings.RELEASE_PREVIEW_SECRET,
    /** Shows search engines that IndexNow’s messages come from this site, at `/<key>.txt`; undefined: there are none. */
    indexNowKey: settings.INDEXNOW_KEY,
    /** Follows the API's release service with it; undefined: what is live is what commands make live in `releasesDir`. */
    releaseServiceSecret: settings.RELEASE_SERVICE_SECRET,
    /** Reports views of posts to the API with it; undefined: none are counted. */
    viewsSecret: settings.VIEWS_SECRET ?? settings.RELEASE_SERVICE_SECRET,
    /** How many errors a canary may cause before it is withdrawn. */
    canaryBudget: { percent: settings.CANARY_ERROR_PERCENT, minErrors: settings.CANARY_MIN_ERRORS },
  };
}

function consoleOriginOf(origin: string | undefined, publicOrigin: string): string | null {
  if (origin === undefined) return null;
  if (new URL(origin).host !== new URL(publicOrigin).host) return origin;
  throw new Problem('CONSOLE_ORIGIN is the host of PUBLIC_ORIGIN: give it another one, or leave it out.');
}
