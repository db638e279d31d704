import {
  clientErrorsAddress,
  type ClientErrorReport,
  consoleScope,
  CONTRACT_VERSION,
  currentRemotesAddress,
  HOSTED_CONTRACTS,
  webVitalsAddress,
  type WebVitalsReport,
} from '@site/federation';
import { previewAddress, scopeOf } from '@site/releases';
import { metricsPage } from '@site/telemetry';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Environment } from './config/environment';
import { redirect, sendError, sendJson, sendNotAllowed } from './http/responses';
import type { ConsoleHost } from './http/console-host';
import { holdsToken } from './http/logged-path';
import type { MediaCache } from './http/media-cache';
import { secureAddress } from './http/secure-address';
import { setConfidentialHeaders } from './http/security-headers';
import type { ShellMetrics } from './metrics/shell-metrics';
import type { PageHandler } from './pages/page-handler';
import { servePublicFile } from './releases/public-files';
import { createReleaseFiles } from './releases/release-files';
import { createReleaseIntegrities, integrityAddress } from './releases/release-integrities';
import { createClientErrorIntake } from './reports/client-errors';
import { createWebVitalsIntake } from './reports/web-vitals';
import type { ShellScripts } from './shell-scripts';
import type { Traffic } from './traffic/open-traffic';
import type { PreviewLinks } from './traffic/preview-links';
import { leaveAddress } from './traffic/preview-notice';

export const liveness = '/healthz';
export const readiness = '/readyz';

/** Requests that come all the time. */
export const routine = new RegExp(`^(?:/releases/|${liveness}$|${readiness}$)`);

interface RoutesOptions {
  log: Logger;
  environment: Environment;
  traffic: Traffic;
  scripts: ShellScripts;
  metrics: ShellMetrics;
  links: PreviewLinks;
  consoleHost: ConsoleHost;
  media: MediaCache;
  toApi: RequestHandler;
  pages: PageHandler;
}

type Path = string | RegExp;

/** Every address that the shell answers. The first that fits a request answers it. */
export function createRoutes(options: RoutesOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const read = (path: Path, handler: RequestHandler) => router.route(path).get(handler).all(notAllowed('GET, HEAD'));
  const post = (path: Path, handler: RequestHandler) => router.route(path).post(handler).all(notAllowed('POST'));

  const { environment, traffic, scripts, metrics, links, consoleHost, media, toApi, log } = options;
  read(liveness, (_, response) => sendJson(response, 200, { status: 'ok' }));
  read(readiness, (_, response) => sendReadiness(response, traffic));
  read('/metrics', metricsPage(metrics.registry, environment.metricsToken, sendError));

  const { indexNowKey } = environment;
  if (indexNowKey) read(`/${indexNowKey}.txt`, (_, response) => void response.type('text').send(indexNowKey));

  read(currentRemotesAddress, async (request, response) => {
    const { set } = await select(request, response, traffic);
    // Browsers must revalidate: open tabs do, mostly with a 304.
    response.set('Cache-Control', 'private, no-cache').json(set.remotes);
  });
  read(integrityAddress, createReleaseIntegrities(environment.releasesDir, traffic.fetchVersion));
  read(/^\/releases\//, createReleaseFiles(environment.releasesDir, traffic.fetchVersion));
  read(/^\/shell\//, scripts.serve);
  post(leaveAddress, (request, response) => links.leave(request, response));
  read(new RegExp(`^${previewAddress}`), (request, response) => links.enter(request, response));

  const onError = async (report: ClientErrorReport, request: Request, response: Response) =>
    traffic.canaryGuard.countReport(await select(request, response, traffic), report, report.view);
  const apps = () => traffic.releases.loaded?.appNames ?? [];
  post(clientErrorsAddress, createClientErrorIntake({ metrics, log, apps, onError }));
  const onVitals = async (report: WebVitalsReport, request: Request, response: Response) =>
    traffic.canaryGuard.countVitals(await select(request, response, traffic), report);
  post(webVitalsAddress, createWebVitalsIntake({ metrics, log, apps, onVitals }));

  router.all(/^\/api\//, (request, response, next) =>
    consoleHost.servesApi(request) ? toApi(request, response, next) : sendNothingHere(response),
  );
  router.all(/^\/media\//, media.handle, toApi);
  router.use((request, response) => servePage(request, response, options));
  return router;
}

const notAllowed =
  (allowed: string): RequestHandler =>
  (_, response) =>
    sendNotAllowed(response, allowed);

async function sendReadiness(response: Response, { releases }: Traffic): Promise<void> {
  const live = await releases.current();
  const contract = { speaks: CONTRACT_VERSION, hosts: HOSTED_CONTRACTS };
  const status = live.fallback ? 'ok' : 'no site';
  sendJson(response, live.fallback ? 200 : 503, { status, live: live.names, contract });
}

const sendNothingHere = (response: Response): void => sendError(response, 404, 'Nothing was found at this address.');

async function servePage(
  request: Request,
  response: Response,
  { environment, traffic, consoleHost, pages }: RoutesOptions,
): Promise<void> {
  // Redirects as well: their location holds it too.
  if (holdsToken(request.path)) setConfidentialHeaders(response);
  const secure = secureAddress(request, environment);
  if (secure) return redirect(response, 308, secure);
  const selection = await select(request, response, traffic);
  if (await servePublicFile(response, selection)) return;
  const release = selection.set.releaseFor(request.path)?.release;
  const isConsole = release !== undefined && scopeOf(release) === consoleScope;
  if (consoleHost.leadsElsewhere(request, response, isConsole)) return;
  await pages.handle(request, response, traffic.selector.assignBucket(request, response, selection));
}

const select = async (request: Request, response: Response, { selector, releases }: Traffic) =>
  selector.select(request, response, await releases.current());
