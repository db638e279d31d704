import { isSameSecret } from '@site/http';
import type { Registry } from 'prom-client';

export type ScrapeResult = { status: 200; contentType: string; body: string } | { status: 401 | 404; message: string };

/** Answers requests with the token, `Authorization: Bearer TOKEN`; without a configured token all are refused. */
export async function scrape(
  registry: Registry,
  token: string | undefined,
  authorization: string | undefined,
): Promise<ScrapeResult> {
  if (!token) return { status: 404, message: 'Metrics are not served: set METRICS_TOKEN to serve them.' };
  if (!isSameSecret(authorization ?? '', `Bearer ${token}`)) {
    return { status: 401, message: 'Metrics need the header "Authorization: Bearer …" with the METRICS_TOKEN.' };
  }
  return { status: 200, contentType: registry.contentType, body: await registry.metrics() };
}
