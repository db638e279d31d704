import type { LoadGuard } from '@site/overload';
import { addProcessMetrics, Registry, statusClass } from '@site/telemetry';
import type { NextFunction, Request, Response } from 'express';
import type { Pool } from 'pg';
import type { MailSender } from '../outbox/mail-sender';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Clients may make methods up. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface Measured {
  pool: Pool;
  guard: Pick<LoadGuard, 'shed'>;
  mails: Pick<MailSender, 'attempts' | 'waiting'>;
}

/** Counts what the API does. Every series names its version. */
export class ApiMetrics {
  readonly registry: Registry;
  private readonly requests;
  private readonly requestSeconds;

  constructor(version: string, { pool, guard, mails }: Measured) {
    this.registry = new Registry({ app: 'api', version });
    this.requests = this.registry.counter(
      'api_requests_total',
      'Answered requests by method, route and class of status.',
      ['method', 'route', 'status'],
    );
    this.requestSeconds = this.registry.histogram(
      'api_request_seconds',
      'Time from a request to the end of its answer, by route.',
      ['route'],
      seconds,
    );
    this.addPool(pool);
    this.addMails(mails);
    this.registry.sampled(
      'api_requests_turned_away_total',
      'Requests that were answered with 503 because there were too many.',
      () => [{ value: guard.shed }],
      'counter',
    );
    addProcessMetrics(this.registry);
  }

  /** Middleware: its cost is a look at the clock and two counts. */
  count = (request: Request, response: Response, next: NextFunction): void => {
    const began = performance.now();
    response.once('close', () => {
      const method = methods.has(request.method) ? request.method : 'other';
      const route = response.locals?.fromCache ? 'cached response' : routeOf(request);
      this.requests.add([method, route, statusClass(response.statusCode)]);
      this.requestSeconds.observe([route], (performance.now() - began) / 1000);
    });
    next();
  };

  private addMails(mails: Measured['mails']): void {
    this.registry.sampled(
      'api_mail_attempts_total',
      'Attempts to send a mail that waited, by how they ended.',
      () => Object.entries(mails.attempts).map(([outcome, value]) => ({ labels: { outcome }, value })),
      'counter',
    );
    this.registry.sampled('api_mails_waiting', 'Mails that wait to be sent, at the last look.', () => [
      { value: mails.waiting.mails },
    ]);
    this.registry.sampled('api_mails_waiting_seconds', 'For how long the first of them has waited.', () => [
      { value: mails.waiting.seconds },
    ]);
  }

  private addPool(pool: Pool): void {
    this.registry.sampled('api_database_connections', 'Connections of the pool by what they do.', () => [
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    ]);
    this.registry.sampled('api_database_waiting', 'Requests that wait for a connection.', () => [
      { value: pool.waitingCount },
    ]);
    this.registry.sampled('api_database_connections_max', 'Connections that the pool may open.', () => [
      { value: pool.options.max },
    ]);
  }
}

/** The pattern that a handler was registered with: an address that anyone can make up is no label, a catch-all none. */
function routeOf({ route, baseUrl, originalUrl }: Request): string {
  const { path } = (route ?? {}) as { path?: unknown };
  if (typeof path === 'string' && !path.includes('*')) return baseUrl.toLowerCase() + path;
  return originalUrl.startsWith('/media/') ? '/media' : 'none';
}
