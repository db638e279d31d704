import {
  clientErrorsAddress,
  type ClientErrorReport,
  CONTRACT_VERSION,
  currentRemotesAddress,
  HOSTED_CONTRACTS,
  webVitalsAddress,
} from '@site/federation';
import { previewAddress } from '@site/releases';
import type { Logger } from 'pino';
import { liveness, readiness } from './answer-with';
import type { Environment } from './config/environment';
import { redirect, sendError, sendJson, sendRevalidated } from './http/answers';
import type { ConsoleHost } from './http/console-host';
import type { Exchange } from './http/exchange';
import type { MediaCache } from './http/media-cache';
import type { Route } from './http/router';
import { secureAddress } from './http/secure-address';
import { serveMetrics } from './metrics/serve-metrics';
import type { ShellMetrics } from './metrics/shell-metrics';
import type { PageHandler } from './pages/page-handler';
import { servePublicFile } from './releases/public-files';
import { createReleaseFiles } from './releases/release-files';
import { createClientErrorIntake } from './reports/client-errors';
import { createWebVitalsIntake } from './reports/web-vitals';
import type { ShellScripts } from './shell-scripts';
import type { Traffic } from './traffic/open-traffic';
import type { PreviewLinks } from './traffic/preview-links';
import { leaveAddress } from './traffic/preview-notice';

interface RoutesOptions {
  log: Logger;
  environment: Environment;
  traffic: Traffic;
  scripts: ShellScripts;
  metrics: ShellMetrics;
  links: PreviewLinks;
  consoleHost: ConsoleHost;
  media: MediaCache;
  toApi: (exchange: Exchange) => void | Promise<void>;
  pages: PageHandler;
}

const reads = ['GET', 'HEAD'];

/** Every address that the shell answers. The first that fits a request answers it. */
export const routesOf = (options: RoutesOptions): Route[] => [
  { methods: reads, path: liveness, handle: (exchange) => sendJson(exchange, 200, { status: 'ok' }) },
  { methods: reads, path: readiness, handle: (exchange) => sendReadiness(exchange, options) },
  ...routesOfReleases(options),
  ...routesOfReports(options),
  ...routesOfApi(options),
  { path: '/*', handle: (exchange) => answerPage(exchange, options) },
];

async function sendReadiness(exchange: Exchange, { traffic }: RoutesOptions): Promise<void> {
  const live = await traffic.releases.current();
  const contract = { speaks: CONTRACT_VERSION, hosts: HOSTED_CONTRACTS };
  const status = live.fallback ? 'ok' : 'no site';
  sendJson(exchange, live.fallback ? 200 : 503, { status, live: live.names, contract });
}

const routesOfReleases = ({ environment, traffic, scripts, links }: RoutesOptions): Route[] => [
  {
    methods: reads,
    path: currentRemotesAddress,
    handle: async (exchange) => sendRevalidated(exchange, (await select(exchange, traffic)).set.remotes),
  },
  { methods: reads, path: '/releases/*', handle: createReleaseFiles(environment.releasesDir) },
  { methods: reads, path: '/shell/*', handle: scripts.serve },
  { methods: ['POST'], path: leaveAddress, handle: (exchange) => links.leave(exchange) },
  { methods: reads, path: `${previewAddress}*`, handle: (exchange) => links.enter(exchange) },
];

function routesOfReports({ environment, traffic, metrics, log }: RoutesOptions): Route[] {
  const { trustProxy, metricsToken } = environment;
  const onError = async (report: ClientErrorReport, exchange: Exchange) =>
    traffic.canaryGuard.countReport(await select(exchange, traffic), report, report.view);
  return [
    {
      methods: ['POST'],
      path: clientErrorsAddress,
      handle: createClientErrorIntake({ metrics, log, trustProxy, onError }),
    },
    { methods: ['POST'], path: webVitalsAddress, handle: createWebVitalsIntake({ metrics, log, trustProxy }) },
    { methods: reads, path: '/metrics', handle: serveMetrics(metrics, metricsToken) },
  ];
}

const routesOfApi = ({ consoleHost, media, toApi }: RoutesOptions): Route[] => [
  {
    path: '/api/*',
    handle: (exchange) => (consoleHost.answersApi(exchange) ? toApi(exchange) : nothingHere(exchange)),
  },
  { path: '/media/*', handle: (exchange) => (media.send(exchange) ? undefined : toApi(exchange)) },
];

const nothingHere = (exchange: Exchange): void => sendError(exchange, 404, 'Nothing was found at this address.');

async function answerPage(
  exchange: Exchange,
  { environment, traffic, consoleHost, pages }: RoutesOptions,
): Promise<void> {
  const secure = secureAddress(exchange, environment);
  if (secure) return redirect(exchange, 308, secure);
  const selection = await select(exchange, traffic);
  if (await servePublicFile(exchange, selection)) return;
  const isConsole = selection.set.answering(exchange.path)?.release.app === 'admin-console';
  if (consoleHost.leadsElsewhere(exchange, isConsole)) return;
  await pages.handle(exchange, traffic.selector.assignBucket(exchange, selection));
}

const select = async (exchange: Exchange, { selector, releases }: Traffic) =>
  selector.select(exchange, await releases.current());
