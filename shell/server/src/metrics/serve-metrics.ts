import { scrape } from '@site/telemetry';
import { sendError } from '../http/answers';
import type { Exchange } from '../http/exchange';
import type { ShellMetrics } from './shell-metrics';

/** Serves the metrics to clients with the token. */
export const serveMetrics =
  ({ registry }: ShellMetrics, token: string | undefined) =>
  async (exchange: Exchange): Promise<void> => {
    const { request, response, method } = exchange;
    const answer = await scrape(registry, token, request.headers.authorization);
    if (answer.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    if (answer.status !== 200) return sendError(exchange, answer.status, answer.message);
    response.writeHead(200, { 'Content-Type': answer.contentType, 'Cache-Control': 'no-store' });
    response.end(method === 'HEAD' ? undefined : answer.body);
  };
