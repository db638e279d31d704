import { ExpressAdapter } from '@nestjs/platform-express';
import { type ConnectionLimits, connectionsCheckingInterval } from '@site/http';
import { createServer } from 'node:http';

/**
 * Express on a server that looks often enough for connections whose time is over, and leaves it to `readTarget` to refuse
 * a request without a host, in the one shape.
 */
export class GuardedAdapter extends ExpressAdapter {
  constructor(private readonly limits: ConnectionLimits) {
    super();
  }

  override initHttpServer(): void {
    this.httpServer = createServer(
      { connectionsCheckingInterval: connectionsCheckingInterval(this.limits), requireHostHeader: false },
      this.getInstance(),
    );
  }
}
