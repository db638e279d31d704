import { Agent, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { createProxyServer, type ProxyServerOptions } from 'httpxy';
import type { Logger } from 'pino';
import { sendError } from './responses';
import { forwardedHeaders } from './forwarded';
import { loggedPath } from './logged-path';

interface ApiProxyOptions {
  apiUrl: URL;
  timeoutMs: number;
  trustProxy: boolean;
  log: Logger;
  /** Called when the API has carried out a change, before the client learns of it. */
  onChange(path: string): void;
  /** Called when the API begins to answer a read. */
  onResponse(request: IncomingMessage, response: IncomingMessage): void;
}

/** Passes requests on to the API, bodies streaming both ways. */
export function createApiProxy({ apiUrl, timeoutMs, trustProxy, log, onChange, onResponse }: ApiProxyOptions) {
  const agent = new (apiUrl.protocol === 'https:' ? SecureAgent : Agent)({ keepAlive: true, maxFreeSockets: 64 });
  const proxy = createProxyServer({});
  // An encrypted connection takes the certificate's name from the host. X-Forwarded-Host names the one that was asked.
  const changeOrigin = apiUrl.protocol === 'https:';
  const toApi: ProxyServerOptions = { target: apiUrl, changeOrigin, proxyTimeout: timeoutMs };
  const sent = new WeakMap<object, ClientRequest>();
  proxy.on('proxyReq', (proxyRequest, request) => sent.set(request, proxyRequest));
  proxy.on('proxyRes', (response, request) => {
    if (isRead(request)) onResponse(request, response);
    else if ((response.statusCode ?? 500) < 400) onChange(request.url ?? '');
  });

  return async (request: Request, response: Response): Promise<void> => {
    const { id, path } = request;
    request.url = request.originalUrl;
    Object.assign(request.headers, forwardedHeaders(request, trustProxy), { 'x-request-id': id });
    const began = performance.now();
    const isLate = () => performance.now() - began >= timeoutMs;
    try {
      await forward(request, response, isLate);
    } catch (error) {
      if (response.headersSent || response.destroyed) return;
      log.warn({ id, path: loggedPath(path), reason: (error as Error).message }, 'the API did not answer');
      if (isLate()) sendError(response, 504, 'The service took too long to answer. Please try again.');
      else sendError(response, 502, 'The service can’t be reached at the moment. Please try again shortly.');
    }
  };

  async function forward(request: Request, response: Response, isLate: () => boolean): Promise<void> {
    // A write gets a new connection: it would be lost on an idle one that the API is just closing.
    const options: ProxyServerOptions = { ...toApi, agent: false };
    if (!isRead(request)) return proxy.web(request, response, options);
    try {
      await proxy.web(request, response, { ...options, agent });
    } catch (error) {
      // A connection that the API has just closed breaks at once.
      if (!sent.get(request)?.reusedSocket || response.headersSent || isLate()) throw error;
      await proxy.web(request, response, { ...options, buffer: Readable.from([]) });
    }
  }
}

const isRead = ({ method }: Pick<IncomingMessage, 'method'>): boolean => method === 'GET' || method === 'HEAD';
