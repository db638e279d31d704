import { webVitalsAddress, type ShellData, type WebVitalsReport } from '@site/federation';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { viewToken } from './view-token';

/** Sends the vitals of a visit when the page is hidden, all at once, each a single time. */
export function reportVitals({ remote, page }: ShellData): void {
  const measured = new Map<string, Metric>();
  const sent = new Set<string>();
  const measure = (metric: Metric) => void measured.set(metric.id, metric);
  for (const observe of [onLCP, onINP, onCLS, onFCP, onTTFB]) observe(measure);

  const send = () => {
    const due = [...measured.values()].filter(({ id }) => !sent.has(id));
    if (due.length === 0) return;
    for (const { id } of due) sent.add(id);
    const report: WebVitalsReport = {
      app: remote.app,
      version: remote.version,
      path: location.pathname,
      page,
      view: viewToken(),
      vitals: due.map(({ name, value }) => ({ name, value: Math.round(value * 1e4) / 1e4 })),
    };
    navigator.sendBeacon?.(webVitalsAddress, JSON.stringify(report));
  };
  // On the window, after the library's own listener on the document: that one finishes its measurements first.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
}
