import type { Logger } from 'pino';
import { sendError } from './http/answers';
import { BodyTooLarge, readBody } from './http/body';
import type { Exchange } from './http/exchange';
import { loggedPath } from './http/logged-path';
import { isSameOrigin } from './http/same-origin';

const largestReport = 8 * 1024;
const reportsPerMinute = 60;
const fields = ['app', 'version', 'path', 'message', 'stack'];

/** Writes what breaks in visitors' browsers into the log, a bounded number of times. */
export function createClientErrorLog(log: Logger) {
  let minute = 0;
  let taken = 0;

  return async (exchange: Exchange): Promise<void> => {
    if (!isSameOrigin(exchange.request)) return sendError(exchange, 403, 'Reports come from this site’s own pages.');
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, taken] = [now, 0];
    if (++taken > reportsPerMinute) return sendError(exchange, 429, 'Enough reports for now.');
    try {
      const report: unknown = JSON.parse(await readBody(exchange.request, largestReport));
      log.warn({ id: exchange.id, report: known(report) }, 'an error in a visitor’s browser');
      exchange.response.writeHead(204).end();
    } catch (error) {
      const status = error instanceof BodyTooLarge ? 413 : 400;
      sendError(exchange, status, 'This is not an error report.');
    }
  };
}

const known = (report: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(report ?? {})
      .filter(([name]) => fields.includes(name))
      .map(([name, value]) => [name, name === 'path' ? loggedPath(String(value)) : String(value)]),
  );
