import { readTarget } from '@site/http';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { Environment } from './config/environment';
import { sendError } from './http/answers';
import { openExchange, type Exchange } from './http/exchange';
import { loggedPath } from './http/logged-path';
import { requestId, setSecurityHeaders } from './http/security-headers';
import type { ShellMetrics } from './metrics/shell-metrics';

export const liveness = '/healthz';
export const readiness = '/readyz';

/** Wraps the routes in what every request gets: an id, a log line, and a response in any case. */
export function answerWith(
  route: (exchange: Exchange) => void | Promise<void>,
  { trustProxy, hsts }: Environment,
  metrics: ShellMetrics,
  log: Logger,
): RequestListener {
  const fail = (exchange: Exchange, error: unknown) => {
    const { id, path, response } = exchange;
    log.error({ id, path: loggedPath(path), err: error }, 'a request failed');
    if (response.headersSent) return response.destroy();
    if (!response.hasHeader(requestId)) setCommonHeaders(exchange, hsts);
    return sendError(exchange, 500, 'Something went wrong on our side.');
  };
  return (request, response) => {
    const began = performance.now();
    const exchange = readTarget(request) ? openExchange(request, response, trustProxy) : undefined;
    if (!exchange) {
      setSecurityHeaders(response, hsts);
      response.writeHead(400, { Connection: 'close' }).end();
      return;
    }
    response.on('close', () => {
      const ms = performance.now() - began;
      metrics.answered(exchange, ms);
      logRequest(exchange, ms, log);
    });
    try {
      route(exchange)?.catch((error) => fail(exchange, error));
    } catch (error) {
      fail(exchange, error);
    }
  };
}

function logRequest(exchange: Exchange, ms: number, log: Logger): void {
  const { id, method, path, response, logged } = exchange;
  const facts = {
    req: { id, method, url: loggedPath(path) },
    res: { statusCode: response.statusCode },
    responseTime: Math.round(ms * 10) / 10,
    ...logged,
  };
  if (isRoutine(exchange)) log.debug(facts, 'request completed');
  else log.info(facts, 'request completed');
}

/** On every response; a repeated response has them already. */
export function setCommonHeaders({ response, id }: Exchange, hsts: Environment['hsts']): void {
  setSecurityHeaders(response, hsts);
  response.setHeader(requestId, id);
}

const isRoutine = ({ path }: Exchange): boolean =>
  path.startsWith('/releases/') || path === liveness || path === readiness;
