import type { Server } from 'node:http';
import { requireBodyRate } from './body-rate';

/** How long a connection may take for what it sends. */
export interface ConnectionLimits {
  /** For the head, from the connection or its first byte on: long enough even for the slowest connection. */
  headMs: number;
  /** For a body, plus the time that its bytes take at the minimum speed. */
  bodyMs: number;
  /** Minimum speed of a body: that of a telephone line, so that a large picture arrives over any other. */
  bodyBytesPerSecond: number;
}

export const defaultConnectionLimits: ConnectionLimits = { headMs: 15_000, bodyMs: 20_000, bodyBytesPerSecond: 2_000 };

/** Longer than load balancers keep idle connections, so that none is closed just as it is used. */
const keepAliveMs = 65_000;
/** Without a byte in either direction during an exchange: such a client has gone, or is an attacker. */
const stalledMs = 60_000;
/** The longest time that a connection may exceed its deadline. */
const checkMs = { shortest: 100, longest: 5_000 };

/** How often a server must check for expired connections: Node's own default would add half a minute. */
export const connectionsCheckingInterval = ({ headMs, bodyMs }: ConnectionLimits): number =>
  Math.min(Math.max(Math.round(Math.min(headMs, bodyMs) / 3), checkMs.shortest), checkMs.longest);

/**
 * Lets no connection be held for ever by somebody who sends nothing, or a byte now and then. The server must have been
 * made with the `connectionsCheckingInterval` for these limits, and have its listeners.
 */
export function guardConnections(server: Server, limits: ConnectionLimits): void {
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = limits.headMs;
  // A deadline for the whole request would cut off slow lines in the middle of a large picture.
  server.requestTimeout = 0;
  server.setTimeout(stalledMs);
  requireBodyRate(server, limits, connectionsCheckingInterval(limits));
}
