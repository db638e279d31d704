import { createServer, type Server } from 'node:http';
import { connectionsCheckingInterval, guardConnections } from '@site/http';
import { LoadGuard } from '@site/overload';
import type { Logger } from 'pino';
import { answerWith, liveness, readiness, setCommonHeaders } from './answer-with';
import type { Environment } from './config/environment';
import { createApiProxy } from './http/api-proxy';
import { ConsoleHost } from './http/console-host';
import type { Exchange } from './http/exchange';
import { MediaCache } from './http/media-cache';
import { createRouter } from './http/router';
import { shedLoad } from './http/shed-load';
import { ShellMetrics } from './metrics/shell-metrics';
import { busyPage } from './pages/busy-page';
import { openPages } from './pages/open-pages';
import { sendPage } from './pages/send-page';
import { routesOf } from './routes';
import { loadShellScripts } from './shell-scripts';
import { openTraffic } from './traffic/open-traffic';
import { PreviewLinks } from './traffic/preview-links';

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
  /** Stops following the folder of releases. The processes of releases end when the server is closed. */
  stop(): void;
}

/** Where what pages show is written. */
const changesPages = /^\/api\/admin\/posts(?=[/?]|$)/i;

const isMedia = /^\/media\//;

/** Builds the server from its parts. Throws Problem when there is no release to serve. */
export async function createShellServer(options: ShellServerOptions): Promise<ShellServer> {
  const { environment, scriptsFolder, version, log } = options;
  const { siteConfig: config, apiUrl, trustProxy } = environment;
  const scripts = await loadShellScripts(scriptsFolder);
  const traffic = await openTraffic(options);
  const guard = new LoadGuard(environment.load);
  const metrics = new ShellMetrics(version, () => traffic.releases.loaded, guard);
  traffic.shelf.onEnd((release, reason) => metrics.hostEnded(release, reason));

  const consoleHost = new ConsoleHost(environment);
  const { pages, content, cache, repeated, placeholder } = openPages({
    ...{ environment, scripts, version, log },
    ...{ metrics, traffic, consoleHost },
  });
  const links = new PreviewLinks(traffic.previews, { config, placeholder });
  const media = new MediaCache(environment.mediaCacheBytes);
  const toApi = createApiProxy({
    ...{ apiUrl, trustProxy, log },
    timeoutMs: environment.apiTimeoutMs,
    // An editor sees the change on the next page; other instances follow within seconds.
    onChange: (path) => changesPages.test(path) && cache.expireAll(),
    onAnswer: (question, answer) => isMedia.test(question.url ?? '') && media.follow(question, answer),
  });
  const route = createRouter(
    routesOf({ environment, traffic, scripts, metrics, links, consoleHost, media, toApi, pages, log }),
  );

  const setHeaders = (exchange: Exchange) => setCommonHeaders(exchange, environment.hsts);
  const busy = busyPage({ config, placeholder });
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
    answerWith(answer, environment, metrics, log),
  );
  guardConnections(server, environment.connections);
  server.once('close', () => traffic.shelf.stop());
  const stop = () => {
    guard.stop();
    traffic.releases.stop();
    content.stop();
  };
  return { server, stop };
}
