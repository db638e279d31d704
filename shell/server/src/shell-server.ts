import { createServer, type Server } from 'node:http';
import {
  clientErrorsAddress,
  type ClientErrorReport,
  CONTRACT_VERSION,
  currentRemotesAddress,
  HOSTED_CONTRACTS,
  webVitalsAddress,
} from '@site/federation';
import { connectionsCheckingInterval, guardConnections } from '@site/http';
import { LoadGuard } from '@site/overload';
import { previewAddress } from '@site/releases';
import { answerWith, liveness, readiness, setCommonHeaders } from './answer-with';
import type { Environment } from './config/environment';
import { redirect, sendError, sendJson, sendRevalidated } from './http/answers';
import { createApiProxy } from './http/api-proxy';
import { ConsoleHost } from './http/console-host';
import type { Exchange } from './http/exchange';
import { KeptAnswers } from './http/kept-answers';
import { createRouter, type Route } from './http/router';
import { secureAddress } from './http/secure-address';
import { shedLoad } from './http/shed-load';
import { serveMetrics } from './metrics/serve-metrics';
import { ShellMetrics } from './metrics/shell-metrics';
import { busyPage } from './pages/busy-page';
import { ContentWatch } from './pages/content-watch';
import { FormHandler } from './pages/form-handler';
import { PageCache } from './pages/page-cache';
import { PageHandler } from './pages/page-handler';
import { PageRenderer } from './pages/page-renderer';
import { RepeatedPages } from './pages/repeated-pages';
import { sendPage } from './pages/send-page';
import { PreviousReleaseFallback } from './pages/previous-release-fallback';
import { LastGoodReleases } from './releases/last-good-releases';
import { LiveReleases } from './releases/live-releases';
import { servePublicFile } from './releases/public-files';
import { createReleaseFiles } from './releases/release-files';
import { ReleaseShelf } from './releases/release-shelf';
import { createClientErrorIntake } from './reports/client-errors';
import { createWebVitalsIntake } from './reports/web-vitals';
import type { ShellLog } from './shell-log';
import { loadShellScripts } from './shell-scripts';
import { CanaryGuard } from './traffic/canary-guard';
import { LiveGuard } from './traffic/live-guard';
import { PreviewLinks } from './traffic/preview-links';
import { leaveAddress } from './traffic/preview-notice';
import { ReleasePreviews } from './traffic/release-previews';
import { ViewTokens } from './traffic/view-tokens';
import { ReleaseSelector } from './traffic/release-selector';

export interface ShellServerOptions extends ShellLog {
  environment: Environment;
  /** Folder of the shell's built client. */
  scriptsFolder: string;
  /** The built process that runs a release's server bundle. */
  renderHost: string;
  /** Of this build of the shell. */
  version: string;
}

export interface ShellServer {
  server: Server;
  /** Stops following the folder of releases. The processes of releases end when the server is closed. */
  stop(): void;
}

const reads = ['GET', 'HEAD'];
/** Where what pages show is written. */
const changesPages = /^\/api\/admin\/posts(?=[/?]|$)/i;

const isMedia = /^\/media\//;

/** Builds the server from its parts. Throws Problem when there is no release to serve. */
export async function createShellServer({
  environment,
  scriptsFolder,
  renderHost,
  version,
  log,
  requests,
}: ShellServerOptions): Promise<ShellServer> {
  const {
    apiUrl,
    releasesDir,
    siteConfig: config,
    publicOrigin,
    renderTimeoutMs,
    trustProxy,
    vitalsShare,
  } = environment;
  const scripts = await loadShellScripts(scriptsFolder);
  // Where a page may take longer, so may a sign of life.
  const hosts = {
    ...{ script: renderHost, apiUrl, log },
    ...{ memoryMb: environment.renderHostMemoryMb, answerMs: renderTimeoutMs },
  };
  const shelf = new ReleaseShelf({ releasesDir, hosts });
  const lastGood = new LastGoodReleases({ releasesDir, shelf, log });
  const releases = new LiveReleases({ releasesDir, shelf, lastGood, waitMs: environment.promotionWaitMs, log });
  await releases.start().catch((error: unknown) => {
    shelf.stop();
    throw error;
  });
  const guard = new LoadGuard(environment.load);
  const metrics = new ShellMetrics(version, () => releases.loaded, guard);

  const secureCookies = publicOrigin.startsWith('https:');
  const previews = new ReleasePreviews({ shelf, secret: environment.previewSecret, secureCookies, log });
  const selector = new ReleaseSelector({ previews, secureCookies });
  const tokens = new ViewTokens(environment.previewSecret);
  const canaryGuard = new CanaryGuard({ releases, releasesDir, budget: environment.canaryBudget, tokens, log });
  const liveGuard = new LiveGuard({ releases, releasesDir, mostEnds: environment.renderHostEnds, log });
  shelf.onEnd((release, reason) => {
    metrics.hostEnded(release, reason);
    canaryGuard.countEnd(release);
    liveGuard.countEnd(release);
  });

  const renderer = new PageRenderer({
    ...{ config, publicOrigin, renderTimeoutMs },
    ...{ scripts, metrics, version, vitalsShare },
  });
  const links = new PreviewLinks(previews, { config, placeholder: renderer.placeholder });
  const content = new ContentWatch({ apiUrl, log });
  void content.start();
  const cache = new PageCache(environment.pageCacheBytes, content);
  const consoleHost = new ConsoleHost(environment);
  const repeated = new RepeatedPages({ releases, cache, consoleHost, site: environment, metrics });
  const forms = new FormHandler({ renderer, trustProxy });
  const previousRelease = new PreviousReleaseFallback({ lastGood, log });
  const pages = new PageHandler({
    ...{ renderer, cache, forms, config, previousRelease, repeated, log, metrics },
    guard: canaryGuard,
  });
  const media = new KeptAnswers(environment.mediaCacheBytes);
  const toApi = createApiProxy({
    apiUrl,
    timeoutMs: environment.apiTimeoutMs,
    trustProxy,
    log,
    // An editor sees the change on the next page; other instances follow within seconds.
    onChange: (path) => changesPages.test(path) && cache.expireAll(),
    onAnswer: (question, answer) => isMedia.test(question.url ?? '') && media.follow(question, answer),
  });

  const select = async (exchange: Exchange) => selector.select(exchange, await releases.current());
  const onError = async (report: ClientErrorReport, exchange: Exchange) =>
    canaryGuard.countReport(await select(exchange), report, report.view);

  const routes: Route[] = [
    { methods: reads, path: liveness, handle: (exchange) => sendJson(exchange, 200, { status: 'ok' }) },
    {
      methods: reads,
      path: readiness,
      handle: async (exchange) => {
        const live = await releases.current();
        const contract = { speaks: CONTRACT_VERSION, hosts: HOSTED_CONTRACTS };
        const status = live.fallback ? 'ok' : 'no site';
        sendJson(exchange, live.fallback ? 200 : 503, { status, live: live.names, contract });
      },
    },
    {
      methods: reads,
      path: currentRemotesAddress,
      handle: async (exchange) => sendRevalidated(exchange, (await select(exchange)).set.remotes),
    },
    { methods: reads, path: '/releases/*', handle: createReleaseFiles(releasesDir) },
    { methods: reads, path: '/shell/*', handle: scripts.serve },
    {
      methods: ['POST'],
      path: clientErrorsAddress,
      handle: createClientErrorIntake({ metrics, log, trustProxy, onError }),
    },
    { methods: ['POST'], path: webVitalsAddress, handle: createWebVitalsIntake({ metrics, log, trustProxy }) },
    { methods: reads, path: '/metrics', handle: serveMetrics(metrics, environment.metricsToken) },
    { methods: ['POST'], path: leaveAddress, handle: (exchange) => links.leave(exchange) },
    { methods: reads, path: `${previewAddress}*`, handle: (exchange) => links.enter(exchange) },
    {
      path: '/api/*',
      handle: (exchange) => (consoleHost.answersApi(exchange) ? toApi(exchange) : nothingHere(exchange)),
    },
    { path: '/media/*', handle: (exchange) => (media.send(exchange) ? undefined : toApi(exchange)) },
    {
      path: '/*',
      handle: async (exchange) => {
        const secure = secureAddress(exchange, environment);
        if (secure) return redirect(exchange, 308, secure);
        const selection = await select(exchange);
        if (await servePublicFile(exchange, selection)) return;
        const isConsole = selection.set.answering(exchange.path)?.release.app === 'admin-console';
        if (consoleHost.leadsElsewhere(exchange, isConsole)) return;
        await pages.handle(exchange, selector.assignBucket(exchange, selection));
      },
    },
  ];

  const route = createRouter(routes);
  const setHeaders = (exchange: Exchange) => setCommonHeaders(exchange, environment.hsts);
  const busy = busyPage({ config, placeholder: renderer.placeholder });
  const answer = shedLoad(
    (exchange) => {
      setHeaders(exchange);
      return route(exchange);
    },
    {
      guard,
      answerAtOnce: (exchange) => repeated.send(exchange),
      checks: [liveness, readiness, '/metrics', '/api/health/live', '/api/health/ready'],
      setHeaders,
      sendPage: (exchange) => sendPage(exchange, busy),
    },
  );
  const server = createServer(
    { connectionsCheckingInterval: connectionsCheckingInterval(environment.connections) },
    answerWith(answer, environment, metrics, { log, requests }),
  );
  guardConnections(server, environment.connections);
  server.once('close', () => shelf.stop());
  const stop = () => {
    guard.stop();
    releases.stop();
    content.stop();
  };
  return { server, stop };
}

const nothingHere = (exchange: Exchange): void => sendError(exchange, 404, 'Nothing was found at this address.');
