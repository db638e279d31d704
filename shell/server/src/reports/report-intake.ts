import type { ShellMetrics } from '../metrics/shell-metrics';
import { sendError } from '../http/answers';
import { BodyTooLarge, readBody } from '../http/body';
import type { Exchange } from '../http/exchange';
import { forwardedHeaders } from '../http/forwarded';
import { isSameOrigin } from '../http/same-origin';
import { InvalidReport } from './report-fields';
import { ReportLimit } from './report-limit';

interface ReportIntakeOptions {
  metrics: ShellMetrics;
  trustProxy: boolean;
  /** Parses and counts what a browser has sent. Throws InvalidReport. */
  take(report: unknown, exchange: Exchange): void | Promise<void>;
}

const largestReport = 8 * 1024;

/** Accepts reports from browsers: from this site's own pages, small, and not too many from one sender. */
export function createReportIntake({ metrics, trustProxy, take }: ReportIntakeOptions) {
  const limit = new ReportLimit();

  return async (exchange: Exchange): Promise<void> => {
    const { request, response } = exchange;
    if (!isSameOrigin(request)) {
      metrics.dropped('foreign');
      return sendError(exchange, 403, 'Reports come from this site’s own pages.');
    }
    if (!limit.allows(senderOf(exchange, trustProxy))) {
      metrics.dropped('too many');
      return sendError(exchange, 429, 'Enough reports for now.');
    }
    try {
      await take(JSON.parse(await readBody(request, largestReport)), exchange);
      response.writeHead(204).end();
    } catch (error) {
      if (error instanceof BodyTooLarge) {
        metrics.dropped('too large');
        response.setHeader('Connection', 'close');
        return sendError(exchange, 413, `A report has at most ${largestReport} bytes.`);
      }
      if (!(error instanceof InvalidReport) && !(error instanceof SyntaxError)) throw error;
      metrics.dropped('invalid');
      sendError(exchange, 400, error instanceof InvalidReport ? error.message : 'A report is JSON.');
    }
  };
}

/** The address that our proxy has seen, if there is one; a client may have forged the entries before it. */
function senderOf({ request }: Exchange, trustProxy: boolean): string {
  const addresses = forwardedHeaders(request, trustProxy)['x-forwarded-for'].split(',');
  return (addresses.at(trustProxy ? -2 : -1) ?? addresses[0] ?? '').trim();
}
