import { scrape } from '@site/telemetry';
import { Router } from 'express';
import { answerProblem } from '../errors/answer-problem';
import { NotFoundError, UnauthorizedError } from '../errors/errors';
import type { ApiMetrics } from './api-metrics';

/** `/metrics`, for whoever sends the token. */
export function metricsPage({ registry }: ApiMetrics, token: string | null): Router {
  const router = Router();
  router.get('/metrics', async (request, response) => {
    const answer = await scrape(registry, token ?? undefined, request.headers.authorization);
    response.set('Cache-Control', 'no-store');
    if (answer.status === 200) return void response.set('Content-Type', answer.contentType).end(answer.body);
    if (answer.status === 404) throw new NotFoundError(answer.message);
    response.set('WWW-Authenticate', 'Bearer');
    throw new UnauthorizedError(answer.message);
  });
  router.use(answerProblem);
  return router;
}
