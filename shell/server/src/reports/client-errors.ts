import type { ClientErrorReport, ReleasedApp } from '@site/federation';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { loggedPath } from '../http/logged-path';
import type { ShellMetrics } from '../metrics/shell-metrics';
import { readChoice, readFields, readText, readVersion } from './report-fields';
import { createReportIntake } from './report-intake';

interface ClientErrorIntakeOptions {
  metrics: ShellMetrics;
  log: Logger;
  /** Those that this server serves: a client can't make up others. */
  apps(): ReleasedApp[];
  /** Called with each report, counted or not. */
  onError(report: ClientErrorReport, request: Request, response: Response): Promise<void>;
}

/** All are counted; of a flood the first ones suffice in the log. */
const linesPerMinute = 60;

/** Counts errors in visitors' browsers, and logs them under the release that caused them. */
export function createClientErrorIntake({ metrics, log, apps, onError }: ClientErrorIntakeOptions) {
  let minute = 0;
  let lines = 0;

  return createReportIntake({
    metrics,
    async take(sent, request, response) {
      const report = readReport(sent, apps());
      const { app, version, path, message, stack } = report;
      const page = `${app}@${version}`;
      metrics.browserFailed(page);
      await onError(report, request, response);
      const now = Math.floor(Date.now() / 60_000);
      if (now !== minute) [minute, lines] = [now, 0];
      if (++lines > linesPerMinute) return;
      log.warn({ id: request.id, page, path, report: { message, stack } }, 'an error in a visitor’s browser');
    },
  });
}

function readReport(sent: unknown, apps: ReleasedApp[]): ClientErrorReport {
  const fields = readFields(sent);
  return {
    app: readChoice(fields, 'app', [...apps, 'shell']),
    version: readVersion(fields),
    path: loggedPath(readText(fields, 'path', 500)),
    message: readText(fields, 'message', 500),
    stack: readText(fields, 'stack', 4_000),
    view: readText(fields, 'view', 100),
  };
}
