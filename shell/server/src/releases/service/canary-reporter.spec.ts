import { CanaryCounts } from '../../traffic/canary-counts';
import { CanaryReporter } from './canary-reporter';
import { type CanaryReport, ServiceRefusal } from './release-service';

const v2 = { app: 'public-site', version: 'v2' };
const { signal } = new AbortController();

/** A service that answers with a status, and what it took. */
function startReporter() {
  const taken: CanaryReport[] = [];
  const service = { status: 204 };
  const report = async (sent: CanaryReport) => {
    if (service.status !== 204) throw new ServiceRefusal(service.status, new URL('http://localhost/'));
    taken.push(sent);
  };
  const counts = new CanaryCounts();
  const reporter = new CanaryReporter({ report }, counts);
  const views = () => taken.map((sent) => sent.counts.map((count) => count.views));
  return { service, counts, reporter, views };
}

it('sends again what the service could not take, under the same number', async () => {
  const { service, counts, reporter, views } = startReporter();
  counts.count(v2, 'views');
  service.status = 503;
  await expect(reporter.report(signal)).rejects.toThrow('503');
  service.status = 204;
  await reporter.report(signal);
  expect(views()).toEqual([[1]]);
});

it('goes on after a report that the service will never take', async () => {
  const { service, counts, reporter, views } = startReporter();
  counts.count(v2, 'views');
  service.status = 400;
  await expect(reporter.report(signal)).rejects.toThrow('400');
  service.status = 204;
  for (const kind of ['views', 'views'] as const) counts.count(v2, kind);
  await reporter.report(signal);
  expect(views()).toEqual([[2]]);
});

it('says nothing of an earlier canary, neither what was counted nor what was not taken', async () => {
  const { service, counts, reporter, views } = startReporter();
  counts.count(v2, 'errors');
  service.status = 503;
  await expect(reporter.report(signal)).rejects.toThrow('503');
  counts.count(v2, 'errors');
  reporter.forget();
  service.status = 204;
  counts.count(v2, 'views');
  await reporter.report(signal);
  expect(views()).toEqual([[1]]);
});
