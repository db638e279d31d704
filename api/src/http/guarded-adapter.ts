import { ExpressAdapter } from '@nestjs/platform-express';
import { type ConnectionLimits, connectionsCheckingInterval, readTarget } from '@site/http';
import type { Request, Response } from 'express';
import { createServer, type RequestListener } from 'node:http';
import { refuseTarget } from '../errors/unreadable-requests';

type Middleware = (request: Request, response: Response, next: () => void) => void;

/**
 * Express on a server that looks often enough for connections whose time is over, and leaves it to `readTarget` to refuse
 * a request without a host, in the one shape.
 */
export class GuardedAdapter extends ExpressAdapter {
  private readonly first: Middleware[] = [];

  constructor(private readonly limits: ConnectionLimits) {
    super();
  }

  /** Middlewares that need nothing of Express, whose own work on a request costs more than sending a cached response. */
  useFirst(...middlewares: Middleware[]): void {
    this.first.push(...middlewares);
  }

  override initHttpServer(): void {
    const express = this.getInstance<RequestListener>();
    const handle = (request: Request, response: Response, place: number): void => {
      const middleware = this.first[place];
      if (middleware) middleware(request, response, () => handle(request, response, place + 1));
      else express(request, response);
    };
    this.httpServer = createServer(
      { connectionsCheckingInterval: connectionsCheckingInterval(this.limits), requireHostHeader: false },
      (request, response) => {
        // Express notes the address as it comes.
        if (readTarget(request)) handle(request as Request, response as Response, 0);
        else refuseTarget(response);
      },
    );
  }
}
