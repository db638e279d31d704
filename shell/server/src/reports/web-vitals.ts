import { type ReleasedApp, vitalNames, type WebVitalsReport } from '@site/federation';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { loggedPath } from '../http/logged-path';
import type { ShellMetrics } from '../metrics/shell-metrics';
import { type Fields, InvalidReport, readChoice, readFields, readText, readVersion } from './report-fields';
import { createReportIntake } from './report-intake';

interface WebVitalsIntakeOptions {
  metrics: ShellMetrics;
  log: Logger;
  /** Those that this server serves. */
  apps(): ReleasedApp[];
  /** Called with each report. */
  onVitals(report: WebVitalsReport, request: Request, response: Response): Promise<void>;
}

/** Ten minutes: anything longer was a sleeping computer. */
const longestMs = 600_000;
const mostVitals = 10;

/** Counts web vitals, by release and kind of page. */
export function createWebVitalsIntake({ metrics, log, apps, onVitals }: WebVitalsIntakeOptions) {
  return createReportIntake({
    metrics,
    async take(sent, request, response) {
      const report = readReport(sent, apps());
      const { app, version, path, page, vitals } = report;
      const name = `${app}@${version}`;
      for (const vital of vitals) metrics.measured(name, { page, path }, vital.name, vital.value);
      await onVitals(report, request, response);
      log.debug({ id: request.id, page: name, path: loggedPath(path), vitals }, 'web vitals of a visit');
    },
  });
}

function readReport(sent: unknown, apps: ReleasedApp[]): WebVitalsReport {
  const fields = readFields(sent);
  return {
    app: readChoice(fields, 'app', apps),
    version: readVersion(fields),
    path: readText(fields, 'path', 500),
    page: readText(fields, 'page', 64),
    view: readText(fields, 'view', 100),
    vitals: readVitals(fields),
  };
}

function readVitals({ vitals }: Fields): WebVitalsReport['vitals'] {
  if (!Array.isArray(vitals) || vitals.length === 0 || vitals.length > mostVitals) {
    throw new InvalidReport(`vitals must be a list of 1 to ${mostVitals}.`);
  }
  return vitals.map((vital) => {
    const fields = readFields(vital);
    const { value } = fields;
    if (typeof value !== 'number' || !(value >= 0 && value <= longestMs)) {
      throw new InvalidReport(`The value of a vital must be a number from 0 to ${longestMs}.`);
    }
    return { name: readChoice(fields, 'name', vitalNames), value };
  });
}
