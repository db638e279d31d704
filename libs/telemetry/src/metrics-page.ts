import { isSameSecret } from '@site/http';
import type { RequestHandler, Response } from 'express';
import type { Registry } from 'prom-client';

type Refuse = (response: Response, status: 401 | 404, message: string) => void;

/** Sends the metrics to requests with the token, `Authorization: Bearer TOKEN`; without a configured token all are refused. */
export const metricsPage =
  (registry: Registry, token: string | null | undefined, refuse: Refuse): RequestHandler =>
  async ({ headers }, response) => {
    response.set('Cache-Control', 'no-store');
    if (!token) return refuse(response, 404, 'Metrics are not served: set METRICS_TOKEN to serve them.');
    if (!isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) {
      response.set('WWW-Authenticate', 'Bearer');
      return refuse(response, 401, 'Metrics need the header "Authorization: Bearer …" with the METRICS_TOKEN.');
    }
    response.set('Content-Type', registry.contentType).end(await registry.metrics());
  };
