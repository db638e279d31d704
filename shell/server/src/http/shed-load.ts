import { type LoadGuard, retryAfter } from '@site/overload';
import { sendError } from './answers';
import type { Exchange } from './exchange';

type Handle = (exchange: Exchange) => void | Promise<void>;

interface ShedLoadOptions {
  guard: LoadGuard;
  /** Answers, and says so, where the answer is there already. */
  answerAtOnce(exchange: Exchange): boolean;
  /** Addresses that are always answered: who looks after this process must learn how it is, most of all now. */
  checks: string[];
  /** Puts what every answer says on this one. */
  setHeaders(exchange: Exchange): void;
  /** What somebody is shown who opens a page. */
  sendPage(exchange: Exchange): Promise<void>;
}

/** Turns requests away with 503 while there are too many, at the cost of next to nothing. */
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
