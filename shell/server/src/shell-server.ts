import { createServer, type RequestListener, type Server } from 'node:http';
import { clientErrorsAddress, currentRemotesAddress } from '@site/federation';
import type { Logger } from 'pino';
import { createClientErrorLog } from './client-errors';
import type { Environment } from './config/environment';
import { sendError, sendJson } from './http/answers';
import { createApiProxy } from './http/api-proxy';
import { loggedPath } from './http/logged-path';
import { openExchange, type Exchange } from './http/exchange';
import { createRouter, type Route } from './http/router';
import { setSecurityHeaders } from './http/security-headers';
import { FormHandler } from './pages/form-handler';
import { PageCache } from './pages/page-cache';
import { PageHandler } from './pages/page-handler';
import { PageRenderer } from './pages/page-renderer';
import { LiveReleases } from './releases/live-releases';
import { servePublicFile } from './releases/public-files';
import { createReleaseFiles } from './releases/release-files';
import { loadShellScripts } from './shell-scripts';

export interface ShellServerOptions {
  environment: Environment;
  /** Folder of the shell's built client. */
  scriptsFolder: string;
  log: Logger;
}

export interface ShellServer {
  server: Server;
  /** Stops following the folder of releases. */
  stop(): void;
}

const reads = ['GET', 'HEAD'];
const liveness = '/healthz';
const readiness = '/readyz';
/** Called while somebody types; a write by its method alone. */
const contentPreview = '/api/admin/content-preview';

/** Puts the parts together. Throws Problem when there is no release to serve. */
export async function createShellServer({ environment, scriptsFolder, log }: ShellServerOptions): Promise<ShellServer> {
  const { apiUrl, releasesDir, siteConfig: config, publicOrigin, renderTimeoutMs, trustProxy } = environment;
  const scripts = await loadShellScripts(scriptsFolder);
  const releases = new LiveReleases({ releasesDir, log });
  await releases.start();

  const renderer = new PageRenderer({ apiUrl, config, publicOrigin, renderTimeoutMs, scripts });
  const cache = new PageCache(environment.pageCacheBytes);
  const forms = new FormHandler({ renderer, trustProxy });
  const pages = new PageHandler({ renderer, cache, forms, config, scripts, log });
  const toApi = createApiProxy({
    apiUrl,
    timeoutMs: environment.apiTimeoutMs,
    trustProxy,
    log,
    // An editor sees the change on the next page; other instances follow within seconds.
    onChange: (path) => path.startsWith('/api/admin/') && path !== contentPreview && cache.expireAll(),
  });

  const routes: Route[] = [
    { methods: reads, path: liveness, handle: (exchange) => sendJson(exchange, 200, { status: 'ok' }) },
    {
      methods: reads,
      path: readiness,
      handle: async (exchange) => {
        const live = await releases.current();
        sendJson(exchange, live.fallback ? 200 : 503, { status: live.fallback ? 'ok' : 'no site', live: live.names });
      },
    },
    {
      methods: reads,
      path: currentRemotesAddress,
      handle: async (exchange) => sendJson(exchange, 200, (await releases.current()).remotes),
    },
    { methods: reads, path: '/releases/*', handle: createReleaseFiles(releasesDir) },
    { methods: reads, path: '/shell/*', handle: scripts.serve },
    { methods: ['POST'], path: clientErrorsAddress, handle: createClientErrorLog(log) },
    { path: '/api/*', handle: toApi },
    { path: '/media/*', handle: toApi },
    {
      path: '/*',
      handle: async (exchange) => {
        const live = await releases.current();
        if (!(await servePublicFile(exchange, live))) await pages.handle(exchange, live);
      },
    },
  ];

  const server = createServer(answerWith(createRouter(routes), environment, log));
  // Longer than load balancers keep idle connections, so that none is closed in the moment of its use.
  server.keepAliveTimeout = 65_000;
  return { server, stop: () => releases.stop() };
}

/** Wraps the routes in what every request gets: headers, an id, a line in the log, an answer whatever happens. */
function answerWith(route: ReturnType<typeof createRouter>, { trustProxy }: Environment, log: Logger): RequestListener {
  return async (request, response) => {
    const began = performance.now();
    setSecurityHeaders(response);
    const exchange = openExchange(request, response, trustProxy);
    if (!exchange) {
      response.writeHead(400, { Connection: 'close' }).end();
      return;
    }
    response.setHeader('X-Request-Id', exchange.id);
    response.once('close', () => logExchange(log, exchange, performance.now() - began));
    try {
      await route(exchange);
    } catch (error) {
      log.error({ id: exchange.id, path: loggedPath(exchange.path), err: error }, 'a request failed');
      if (response.headersSent) response.destroy();
      else sendError(exchange, 500, 'Something went wrong on our side.');
    }
  };
}

function logExchange(log: Logger, { id, method, path, response, logged }: Exchange, ms: number): void {
  const routine = path.startsWith('/releases/') || path === liveness || path === readiness;
  const level = routine ? 'debug' : 'info';
  log[level](
    { id, method, path: loggedPath(path), status: response.statusCode, ms: Math.round(ms * 10) / 10, ...logged },
    'request',
  );
}
