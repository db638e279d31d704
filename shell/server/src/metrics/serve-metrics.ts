import { scrape } from '@site/telemetry';
import type { RequestHandler } from 'express';
import { sendError } from '../http/answers';
import type { ShellMetrics } from './shell-metrics';

/** Serves the metrics to clients with the token. */
export const serveMetrics =
  ({ registry }: ShellMetrics, token: string | undefined): RequestHandler =>
  async (request, response) => {
    const answer = await scrape(registry, token, request.headers.authorization);
    if (answer.status === 401) response.set('WWW-Authenticate', 'Bearer');
    if (answer.status !== 200) return sendError(response, answer.status, answer.message);
    response.set({ 'Content-Type': answer.contentType, 'Cache-Control': 'no-store' }).end(answer.body);
  };
