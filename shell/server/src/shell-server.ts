import { createServer, type Server } from 'node:http';
import { connectionsCheckingInterval, guardConnections, inFrontOf } from '@site/http';
import { LoadGuard } from '@site/overload';
import { requestId, requestLog } from '@site/telemetry';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Environment } from './config/environment';
import { errorHandler } from './http/responses';
import { createApiProxy } from './http/api-proxy';
import { ConsoleHost } from './http/console-host';
import { loggedPath } from './http/logged-path';
import { MediaCache } from './http/media-cache';
import { pathOf, plainUrls } from './http/plain-path';
import { refuseServiceWorkers, securityHeaders } from './http/security-headers';
import { shedLoad } from './http/shed-load';
import { ShellMetrics } from './metrics/shell-metrics';
import { busyPage } from './pages/message-page';
import { openPages } from './pages/open-pages';
import { sendPage } from './pages/send-page';
import { createRoutes, liveness, readiness, routine } from './routes';
import { loadShellScripts } from './shell-scripts';
import { openTraffic } from './traffic/open-traffic';
import { PreviewLinks } from './traffic/preview-links';
import { countViews } from './views/view-reporter';

export interface ShellServerOptions {
  log: Logger;
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
  /** Renders a page of each release, for the first visitors' sake. Never rejects. */
  warmUp(): Promise<void>;
  /** Stops following the folder of releases. The processes of releases end when the server is closed. */
  stop(): void;
}

/** Where what pages show is written. */
const changesPages = /^\/api\/admin\/(?:posts|pictures)(?=[/?]|$)/i;

const isMedia = /^\/media\//;

/** Builds the server from its parts. Throws Problem when there is no release to serve. */
export async function createShellServer(options: ShellServerOptions): Promise<ShellServer> {
  const { environment, scriptsFolder, version, log } = options;
  const { siteConfig: config, apiUrl, trustProxy } = environment;
  const scripts = await loadShellScripts(scriptsFolder);
  const traffic = await openTraffic(options);
  const guard = new LoadGuard(environment.load);
  const metrics = new ShellMetrics(version, () => traffic.releases.loaded, guard);
  traffic.releaseCache.onEnd((release, reason) => metrics.hostEnded(release, reason));
  if (traffic.follower) metrics.addFollower(traffic.follower);

  const consoleHost = new ConsoleHost(environment);
  const { pages, content, cache, ready, placeholder, warmUp } = openPages({
    ...{ environment, scripts, version, log },
    ...{ metrics, traffic, consoleHost },
  });
  const links = new PreviewLinks(traffic.previews, { config, placeholder }, consoleHost);
  const media = new MediaCache(environment.mediaCacheBytes);
  const toApi = createApiProxy({
    ...{ apiUrl, trustProxy, log },
    timeoutMs: environment.apiTimeoutMs,
    // An editor sees the change on the next page; other instances follow within seconds.
    onChange: (path) => changesPages.test(path) && cache.expireAll(),
    onResponse: (request, response) => isMedia.test(request.url ?? '') && media.follow(request, response),
  });
  const busy = busyPage({ config, placeholder });
  const app = createExpress(trustProxy);
  app.use(requestId, securityHeaders(environment.hsts));
  const shed = shedLoad({
    guard,
    checks: [liveness, readiness, '/metrics', '/api/health/live', '/api/health/ready'],
    sendPage: (request, response) => sendPage(request, response, busy),
  });
  app.use(shed.requests);
  app.use(createRoutes({ environment, traffic, scripts, metrics, links, consoleHost, media, toApi, pages, log }));
  app.use(shed.renders, errorHandler(log));
  // A cached response costs less than a refusal.
  const views = countViews(options);
  const requestLogged = shellRequestLog(log, trustProxy);
  const first = [
    ...[plainUrls(environment.hsts), requestLogged, metrics.count, refuseServiceWorkers(environment.hsts)],
    ...[...views.handlers, ready.handle],
  ];
  const server = createServer(
    { connectionsCheckingInterval: connectionsCheckingInterval(environment.connections) },
    inFrontOf(app, first),
  );
  guardConnections(server, environment.connections);
  server.once('close', () => traffic.releaseCache.stop());
  const stop = () => {
    guard.stop();
    traffic.follower?.stop();
    traffic.servedReporter?.stop();
    traffic.missing?.stop();
    traffic.releases.stop();
    content.stop();
    views.stop();
  };
  return { server, warmUp, stop };
}

function createExpress(trustProxy: boolean): Express {
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  // The one proxy in front: what it has seen counts, not what a client may have forged.
  app.set('trust proxy', trustProxy ? 1 : false);
  return app;
}

/** Addresses are logged without their queries. */
const shellRequestLog = (log: Logger, trustProxy: boolean) =>
  requestLog(log, {
    takesIds: trustProxy,
    logged: (url) => loggedPath(pathOf(url)),
    routine,
    facts: (_, { locals }) => locals ?? {},
  });
