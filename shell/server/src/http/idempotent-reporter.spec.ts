import { ApiRefusal } from './call-api';
import { IdempotentReporter, type Report } from './idempotent-reporter';

const { signal } = new AbortController();

/** An API that answers with a status, and what it took. */
function startReporter() {
  const taken: Report<{ views: number }>[] = [];
  const api = { status: 204 };
  let views = 0;
  const reporter = new IdempotentReporter<{ views: number }>({
    take: () => {
      const counted = views > 0 ? { views } : undefined;
      views = 0;
      return counted;
    },
    send: async (report) => {
      if (api.status !== 204) throw new ApiRefusal(api.status, new URL('http://localhost/'));
      taken.push(report);
    },
  });
  return { api, reporter, count: () => views++, taken: () => taken.map((report) => [report.sequence, report.views]) };
}

it('sends again what the API could not take, under the same number, and nothing where nothing was counted', async () => {
  const { api, reporter, count, taken } = startReporter();
  await reporter.report(signal);
  count();
  api.status = 503;
  await expect(reporter.report(signal)).rejects.toThrow('503');
  count();
  api.status = 204;
  for (let time = 0; time < 3; time++) await reporter.report(signal);
  expect(taken()).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

it.each([400, 413])('goes on after a report that the API will never take (%i)', async (status) => {
  const { api, reporter, count, taken } = startReporter();
  count();
  api.status = status;
  await expect(reporter.report(signal)).rejects.toThrow(String(status));
  api.status = 204;
  for (let time = 0; time < 2; time++) count();
  await reporter.report(signal);
  expect(taken()).toEqual([[2, 2]]);
});

it('says nothing of what it is to forget, neither what was counted nor what was not taken', async () => {
  const { api, reporter, count, taken } = startReporter();
  count();
  api.status = 503;
  await expect(reporter.report(signal)).rejects.toThrow('503');
  count();
  reporter.forget();
  api.status = 204;
  count();
  await reporter.report(signal);
  expect(taken()).toEqual([[2, 1]]);
});
