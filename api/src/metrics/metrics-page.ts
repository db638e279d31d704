import { scrape } from '@site/telemetry';
import { Router } from 'express';
import { problemHandler } from '../errors/problem-handler';
import { NotFoundError, UnauthorizedError } from '../errors/errors';
import type { ApiMetrics } from './api-metrics';

/** `/metrics`, for whoever sends the token. */
export function metricsPage({ registry }: ApiMetrics, token: string | null): Router {
  const router = Router();
  router.get('/metrics', async (request, response) => {
    const result = await scrape(registry, token ?? undefined, request.headers.authorization);
    response.set('Cache-Control', 'no-store');
    if (result.status === 200) return void response.set('Content-Type', result.contentType).end(result.body);
    if (result.status === 404) throw new NotFoundError(result.message);
    response.set('WWW-Authenticate', 'Bearer');
    throw new UnauthorizedError(result.message);
  });
  router.use(problemHandler);
  return router;
}
