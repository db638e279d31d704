import type { Request, Response } from 'express';
import type { IncomingMessage } from 'node:http';
import type { Environment } from '../config/environment';
import { redirect, sendError } from './responses';
import { forwardedHeaders } from './forwarded';

/** What only the console calls, except that the site asks who is signed in. */
const consoleApi = /^\/api\/(admin|auth)(\/|$)/i;

type Hosts = Pick<Environment, 'consoleOrigin' | 'publicOrigin' | 'trustProxy'>;

/** Keeps the console and the site apart where the console has a host name of its own. */
export class ConsoleHost {
  private readonly own: string | undefined;

  constructor(private readonly hosts: Hosts) {
    this.own = hosts.consoleOrigin === null ? undefined : new URL(hosts.consoleOrigin).host;
  }

  /** Redirects to the other host, and returns true, when that is where a page belongs. */
  leadsElsewhere(request: Request, response: Response, isConsole: boolean): boolean {
    const { consoleOrigin, publicOrigin } = this.hosts;
    if (!consoleOrigin || isConsole === this.isRequested(request)) return false;
    const { method, originalUrl } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      sendError(response, 404, 'Nothing was found at this address.');
      return true;
    }
    redirect(response, 302, (isConsole ? consoleOrigin : publicOrigin) + originalUrl);
    return true;
  }

  /** The console's host serves the console's requests, the site's host everything else. */
  servesApi(request: Request): boolean {
    if (!this.hosts.consoleOrigin) return true;
    return consoleApi.test(decodeURIComponent(request.path).replace(/\/+/g, '/')) === this.isRequested(request);
  }

  /** Any other name than the console's is the site's: probes and monitors connect by IP address. */
  isRequested(request: IncomingMessage): boolean {
    if (this.own === undefined) return false;
    return forwardedHeaders(request, this.hosts.trustProxy)['x-forwarded-host'].toLowerCase() === this.own;
  }
}
