import { createRegistry, sampledCounter, sampledGauge, statusClass } from '@site/telemetry';
import type { NextFunction, Request, Response, Router } from 'express';
import type { Pool } from 'pg';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { MailSender } from '../outbox/mail-sender';

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Clients may make methods up. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

interface Measured {
  pool: Pool;
  /** Whatever turns requests away. */
  shedding: { shed: number }[];
  mails: Pick<MailSender, 'attempts' | 'waiting'>;
  /** What the handlers of Express are registered with. */
  routes(): Router['stack'];
}

/** Counts what the API does. Every series names its version. */
export class ApiMetrics {
  readonly registry: Registry;
  private readonly requests;
  private readonly requestSeconds;

  constructor(version: string, { pool, shedding, mails, routes }: Measured) {
    this.registry = createRegistry({ app: 'api', version });
    const registers = [this.registry];
    this.requests = new Counter({
      name: 'api_requests_total',
      help: 'Answered requests by method, route and class of status.',
      labelNames: ['method', 'route', 'status'],
      registers,
      collect: () => this.beginFailures(routes()),
    });
    this.requestSeconds = new Histogram({
      name: 'api_request_seconds',
      help: 'Time from a request to the end of its answer, by route.',
      labelNames: ['route'],
      buckets,
      registers,
    });
    this.addPool(pool);
    this.addMails(mails);
    sampledCounter(this.registry, {
      name: 'api_requests_turned_away_total',
      help: 'Requests that were answered with 503 because there were too many.',
      samples: () => [{ value: shedding.reduce((total, { shed }) => total + shed, 0) }],
    });
  }

  /** Middleware: its cost is a look at the clock and two counts. */
  count = (request: Request, response: Response, next: NextFunction): void => {
    const began = performance.now();
    response.once('close', () => {
      const method = methods.has(request.method) ? request.method : 'other';
      const route = response.locals?.fromCache ? 'cached response' : routeOf(request);
      this.requests.inc({ method, route, status: statusClass(response) });
      this.requestSeconds.observe({ route }, (performance.now() - began) / 1000);
    });
    next();
  };

  /** Of writes, at none: that a counter has risen, Prometheus sees only from a value that it has read before. */
  private beginFailures(layers: Router['stack']): void {
    for (const { route } of layers) {
      if (typeof route?.path !== 'string' || route.path.includes('*')) continue;
      for (const { method } of route.stack) {
        const labels = { method: method.toUpperCase(), route: route.path, status: '5xx' };
        if (writes.has(labels.method)) this.requests.inc(labels, 0);
      }
    }
  }

  private addMails(mails: Measured['mails']): void {
    sampledCounter(this.registry, {
      name: 'api_mail_attempts_total',
      help: 'Attempts to send a mail that waited, by how they ended.',
      labelNames: ['outcome'],
      samples: () => Object.entries(mails.attempts).map(([outcome, value]) => ({ labels: { outcome }, value })),
    });
    sampledGauge(this.registry, {
      name: 'api_mails_waiting',
      help: 'Mails that wait to be sent, at the last look.',
      samples: () => [{ value: mails.waiting.mails }],
    });
    sampledGauge(this.registry, {
      name: 'api_mails_waiting_seconds',
      help: 'For how long the first of them has waited.',
      samples: () => [{ value: mails.waiting.seconds }],
    });
  }

  private addPool(pool: Pool): void {
    sampledGauge(this.registry, {
      name: 'api_database_connections',
      help: 'Connections of the pool by what they do.',
      labelNames: ['state'],
      samples: () => [
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      ],
    });
    sampledGauge(this.registry, {
      name: 'api_database_waiting',
      help: 'Requests that wait for a connection.',
      samples: () => [{ value: pool.waitingCount }],
    });
    sampledGauge(this.registry, {
      name: 'api_database_connections_max',
      help: 'Connections that the pool may open.',
      samples: () => [{ value: pool.options.max }],
    });
  }
}

/**
 * The pattern that a handler was registered with: an address that anyone can make up is no label, a catch-all none. Whoever
 * leaves while the answer to somebody else is waited for has not come as far as Express, which adds the rest.
 */
function routeOf({ route, baseUrl, url, originalUrl = url }: Request): string {
  const { path } = (route ?? {}) as { path?: unknown };
  if (typeof path === 'string' && !path.includes('*')) return baseUrl.toLowerCase() + path;
  return originalUrl.startsWith('/media/') ? '/media' : 'none';
}
