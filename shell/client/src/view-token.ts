import { viewMetric } from '@site/federation';

/** Proves to the server that it sent this document: what a browser reports counts for a release only for a real view. */
export function viewToken(): string {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.serverTiming?.find(({ name }) => name === viewMetric)?.description ?? '';
}
