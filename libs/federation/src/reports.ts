import type { ReleasedApp } from './apps';

/** Who an error is reported of: a released app, or the shell's own scripts. */
export type ReportingApp = ReleasedApp | 'shell';

/** What the host script sends to `clientErrorsAddress`. */
export interface ClientErrorReport {
  app: ReportingApp;
  version: string;
  /** The page's path. */
  path: string;
  message: string;
  stack: string;
  /** Description of the document's `viewMetric` in its `Server-Timing` header; empty where it has none. */
  view: string;
}

export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** What the host script sends to `webVitalsAddress` when its visitor leaves the page. */
export interface WebVitalsReport {
  app: ReleasedApp;
  version: string;
  path: string;
  /** `page` of the document's shell data. */
  page: string;
  /** As of an error report. Absent from documents of older shells. */
  view?: string;
  vitals: { name: VitalName; value: number }[];
}

/** Name under which a document's `Server-Timing` header proves a page view, while a canary of its app runs. */
export const viewMetric = 'view';

export const clientErrorsAddress = '/client-errors';
export const webVitalsAddress = '/web-vitals';
