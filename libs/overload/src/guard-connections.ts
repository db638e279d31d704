import type { Server } from 'node:http';

/** Longer than load balancers keep idle connections, so that none is closed in the moment of its use. */
const keepAliveMs = 65_000;
/** The lines before a body: nobody on the slowest line takes longer. */
const headersMs = 15_000;
/** The largest upload on a slow line. */
const requestMs = 300_000;
/** Without a byte in either direction in the middle of an exchange: whoever reads so slowly has gone, or means harm. */
const stalledMs = 60_000;
/** How often node looks for connections whose time is over; its own default would add half a minute. */
export const connectionsCheckingInterval = 5_000;

/** Lets no connection be held for ever by somebody who sends or reads a byte now and then. */
export function guardConnections(server: Server): void {
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.setTimeout(stalledMs);
}
