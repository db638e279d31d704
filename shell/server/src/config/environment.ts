import { resolve } from 'node:path';
import type { SiteConfig } from '@site/federation';
import { type ConnectionLimits, defaultConnectionLimits as connections } from '@site/http';
import { Problem } from '../problem';
import { readSiteConfig } from './site-config';

export interface Environment {
  port: number;
  /** Interface to listen on; undefined: all of them. */
  host: string | undefined;
  apiUrl: URL;
  releasesDir: string;
  siteConfig: SiteConfig;
  /** Scheme and host that visitors use, without a slash at the end. */
  publicOrigin: string;
  /** Scheme and host of the console where it has a host name of its own; null: it is on the site’s. */
  consoleOrigin: string | null;
  /** Value of Strict-Transport-Security; null where visitors do not come by https. */
  hsts: string | null;
  /** True behind a proxy that sets X-Forwarded-* and X-Request-Id itself. */
  trustProxy: boolean;
  logLevel: string;
  renderTimeoutMs: number;
  /** How long requests wait for a release that was just promoted, before they get the one before. */
  promotionWaitMs: number;
  /** What the process of a release may take before it is replaced. */
  renderHostMemoryMb: number;
  /** How often within a minute the process of a live release may end before the release before it takes over; 0: ever. */
  renderHostEnds: number;
  apiTimeoutMs: number;
  pageCacheBytes: number;
  mediaCacheBytes: number;
  shutdownGraceMs: number;
  /** How many requests this process accepts before it refuses more. */
  load: { inFlight: number; lateMs: number };
  /** How slowly requests may arrive. */
  connections: ConnectionLimits;
  /** The token required for the metrics; undefined: they are closed. */
  metricsToken: string | undefined;
  /** Share of the documents whose web vitals are reported, from 0 to 1. */
  vitalsShare: number;
  /** Signs links to previews of releases; undefined: there are none. */
  previewSecret: string | undefined;
  /** How many errors a canary may cause before it is withdrawn. */
  canaryBudget: { percent: number; minErrors: number };
}

const shortestSecret = 16;
const megabyte = 1024 * 1024;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Parses the process's environment. Throws Problem at the first variable that can't be used. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const text = (name: string) => variables[name]?.trim() || undefined;
  const number = (name: string, fallback: number, max = Number.MAX_SAFE_INTEGER) =>
    wholeNumber(name, text(name), fallback, max);
  const port = number('PORT', 4200, 65_535);
  const publicOrigin = webAddress('PUBLIC_ORIGIN', text('PUBLIC_ORIGIN') ?? `http://localhost:${port}`).origin;

  return {
    port,
    host: text('HOST'),
    apiUrl: webAddress('API_URL', required('API_URL', text('API_URL'), 'the address of the API')),
    releasesDir: resolve(required('RELEASES_DIR', text('RELEASES_DIR'), 'the folder that holds current.json')),
    siteConfig: readSiteConfig(text('SITE_CONFIG')),
    publicOrigin,
    consoleOrigin: readConsoleOrigin(text('CONSOLE_ORIGIN'), publicOrigin),
    hsts: publicOrigin.startsWith('https:') ? transportSecurity(text('HSTS')) : null,
    trustProxy: oneOf('TRUST_PROXY', text('TRUST_PROXY') ?? 'false', ['true', 'false']) === 'true',
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL') ?? 'info', logLevels),
    renderTimeoutMs: number('RENDER_TIMEOUT_MS', 2_000),
    promotionWaitMs: number('PROMOTION_WAIT_MS', 1_000),
    renderHostMemoryMb: number('RENDER_HOST_MEMORY_MB', 256),
    renderHostEnds: number('RENDER_HOST_ENDS', 5),
    apiTimeoutMs: number('API_TIMEOUT_MS', 30_000),
    pageCacheBytes: number('PAGE_CACHE_MB', 64) * megabyte,
    mediaCacheBytes: number('MEDIA_CACHE_MB', 16) * megabyte,
    shutdownGraceMs: number('SHUTDOWN_GRACE_MS', 8_000),
    load: { inFlight: number('MAX_IN_FLIGHT', 300), lateMs: number('MAX_LATENESS_MS', 250) },
    connections: {
      headMs: number('HEAD_TIMEOUT_MS', connections.headMs),
      bodyMs: number('BODY_TIMEOUT_MS', connections.bodyMs),
      bodyBytesPerSecond: number('BODY_BYTES_PER_SECOND', connections.bodyBytesPerSecond),
    },
    metricsToken: secret('METRICS_TOKEN', text('METRICS_TOKEN')),
    vitalsShare: share('WEB_VITALS_SHARE', text('WEB_VITALS_SHARE') ?? '1'),
    previewSecret: secret('RELEASE_PREVIEW_SECRET', text('RELEASE_PREVIEW_SECRET')),
    canaryBudget: { percent: number('CANARY_ERROR_PERCENT', 1, 100), minErrors: number('CANARY_MIN_ERRORS', 5) },
  };
}

function required(name: string, value: string | undefined, meaning: string): string {
  if (value === undefined) throw new Problem(`${name} is not set: it must be ${meaning}.`);
  return value;
}

function secret(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value.length >= shortestSecret) return value;
  throw new Problem(`${name} is too short: it must have at least ${shortestSecret} characters.`);
}

function wholeNumber(name: string, value: string | undefined, fallback: number, max: number): number {
  if (value === undefined) return fallback;
  const parsed = Number(value);
  if (!Number.isInteger(parsed) || parsed < 0 || parsed > max) {
    throw new Problem(`${name} is "${value}": it must be a whole number from 0 to ${max}.`);
  }
  return parsed;
}

/** Browsers refuse plain http for a year, unless configured otherwise. */
function transportSecurity(value = 'max-age=31536000; includeSubDomains'): string {
  if (/^max-age=\d+(; includeSubDomains)?(; preload)?$/.test(value)) return value;
  throw new Problem(`HSTS is "${value}": it must look like max-age=31536000; includeSubDomains.`);
}

function share(name: string, value: string): number {
  const parsed = Number(value);
  if (parsed >= 0 && parsed <= 1) return parsed;
  throw new Problem(`${name} is "${value}": it must be a number from 0 to 1.`);
}

function webAddress(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new Problem(`${name} is "${value}": it must be an address that starts with http:// or https://.`);
}

function readConsoleOrigin(value: string | undefined, publicOrigin: string): string | null {
  if (value === undefined) return null;
  const { origin, host } = webAddress('CONSOLE_ORIGIN', value);
  if (host !== new URL(publicOrigin).host) return origin;
  throw new Problem('CONSOLE_ORIGIN is the host of PUBLIC_ORIGIN: give it another one, or leave it out.');
}

function oneOf(name: string, value: string, allowed: string[]): string {
  if (allowed.includes(value)) return value;
  throw new Problem(`${name} is "${value}": it must be one of ${allowed.join(', ')}.`);
}
