import { sendError } from './answers';
import type { Exchange } from './exchange';

export interface Route {
  /** Undefined: every method. */
  methods?: string[];
  /** The whole path, or its start where it ends in `*`. */
  path: string;
  handle(exchange: Exchange): void | Promise<void>;
}

/** Hands an exchange to the first route that has its path. */
export function createRouter(routes: Route[]): (exchange: Exchange) => void | Promise<void> {
  return (exchange) => {
    const route = routes.find(({ path }) => matches(path, exchange.path));
    if (!route) return sendError(exchange, 404, 'Nothing was found at this address.');
    if (!route.methods || route.methods.includes(exchange.method)) return route.handle(exchange);
    exchange.response.setHeader('Allow', route.methods.join(', '));
    return sendError(exchange, 405, `${exchange.method} is not possible here.`);
  };
}

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
