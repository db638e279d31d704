import { type LoadGuard, retryAfter } from '@site/overload';
import { sendError } from './answers';
import type { Exchange } from './exchange';

type Handle = (exchange: Exchange) => void | Promise<void>;

interface ShedLoadOptions {
  guard: LoadGuard;
  /** Sends the response and returns true, where one is cached. */
  answerAtOnce(exchange: Exchange): boolean;
  /** Paths that are always answered: monitoring matters most under overload. */
  checks: string[];
  /** Sets the headers of every response. */
  setHeaders(exchange: Exchange): void;
  /** The page shown to people. */
  sendPage(exchange: Exchange): Promise<void>;
}

/** Refuses requests with 503 while there are too many, at almost no cost. */
export function shedLoad(
  handle: Handle,
  { guard, answerAtOnce, checks, setHeaders, sendPage }: ShedLoadOptions,
): Handle {
  return (exchange) => {
    const { request, response } = exchange;
    if (checks.includes(exchange.path)) return handle(exchange);
    if (guard.admits()) {
      if (answerAtOnce(exchange)) return guard.countAnswered();
      guard.follow(request, response);
      return handle(exchange);
    }
    setHeaders(exchange);
    exchange.logged.turnedAway = true;
    response.setHeader('Retry-After', retryAfter());
    if (request.headers['sec-fetch-dest'] === 'document' || acceptsPages(exchange)) return sendPage(exchange);
    sendError(exchange, 503, 'We are handling too many requests right now. Please try again in a moment.');
  };
}

const acceptsPages = ({ method, request }: Exchange): boolean =>
  method === 'GET' && (request.headers.accept ?? '').includes('text/html');
