import { isSameOrigin, networkOf } from '@site/http';
import type { Request, RequestHandler, Response } from 'express';
import type { ShellMetrics } from '../metrics/shell-metrics';
import { sendError } from '../http/responses';
import { isTooLarge, readBody } from '../http/body';
import { InvalidReport } from './report-fields';
import { ReportLimit } from './report-limit';

interface ReportIntakeOptions {
  metrics: ShellMetrics;
  /** Parses and counts what a browser has sent. Throws InvalidReport. */
  take(report: unknown, request: Request, response: Response): void | Promise<void>;
}

const largestReport = 8 * 1024;

/** Accepts reports from browsers: from this site's own pages, small, and not too many from one sender. */
export function createReportIntake({ metrics, take }: ReportIntakeOptions): RequestHandler {
  const limit = new ReportLimit();

  return async (request, response) => {
    if (!isSameOrigin(request)) {
      metrics.dropped('foreign');
      return sendError(response, 403, 'Reports come from this site’s own pages.');
    }
    if (!limit.allows(networkOf(request))) {
      metrics.dropped('too many');
      return sendError(response, 429, 'Enough reports for now.');
    }
    try {
      await take(JSON.parse(await readBody(request, response, largestReport)), request, response);
      response.writeHead(204).end();
    } catch (error) {
      if (isTooLarge(error)) {
        metrics.dropped('too large');
        response.setHeader('Connection', 'close');
        return sendError(response, 413, `A report has at most ${largestReport} bytes.`);
      }
      if (!(error instanceof InvalidReport) && !(error instanceof SyntaxError)) throw error;
      metrics.dropped('invalid');
      sendError(response, 400, error instanceof InvalidReport ? error.message : 'A report is JSON.');
    }
  };
}
