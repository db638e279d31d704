import { metricsPage } from '@site/telemetry';
import { Router } from 'express';
import { problemHandler } from '../errors/problem-handler';
import { NotFoundError, UnauthorizedError } from '../errors/errors';
import type { ApiMetrics } from './api-metrics';

/** `/metrics`, for whoever sends the token. */
export function metricsRoute({ registry }: ApiMetrics, token: string | null): Router {
  const router = Router();
  const page = metricsPage(registry, token, (_, status, message) => {
    throw status === 404 ? new NotFoundError(message) : new UnauthorizedError(message);
  });
  router.get('/metrics', page);
  router.use(problemHandler);
  return router;
}
