import { ExpressAdapter } from '@nestjs/platform-express';
import {
  type ConnectionLimits,
  connectionsCheckingInterval,
  type EarlyMiddleware,
  inFrontOf,
  readTarget,
} from '@site/http';
import { createServer } from 'node:http';
import { refuseTarget } from '../errors/unreadable-requests';

/**
 * Express on a server that looks often enough for connections whose time is over, and leaves it to `readTarget` to refuse
 * a request without a host, in the one shape.
 */
export class GuardedAdapter extends ExpressAdapter {
  private readonly first: EarlyMiddleware[] = [];

  constructor(private readonly limits: ConnectionLimits) {
    super();
  }

  /** See `inFrontOf`. */
  useFirst(...middlewares: EarlyMiddleware[]): void {
    this.first.push(...middlewares);
  }

  override initHttpServer(): void {
    const handle = inFrontOf(this.getInstance(), this.first);
    this.httpServer = createServer(
      { connectionsCheckingInterval: connectionsCheckingInterval(this.limits), requireHostHeader: false },
      (request, response) => {
        // Express notes the address as it comes.
        if (readTarget(request)) handle(request, response);
        else refuseTarget(response);
      },
    );
  }
}
