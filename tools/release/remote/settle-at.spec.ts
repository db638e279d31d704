import { useReleaseService } from '../testing/release-service-double';
import type { RemoteRequest } from './release-client';
import { describeRequest, settleAt } from './settle-at';

const service = useReleaseService();

const request: RemoteRequest = {
  ...{ id: 'id-1', version: 'v2', stages: null, at: null, who: 'pipeline (token)', because: 'the sale' },
  createdAt: new Date(Date.now() - 7_200_000).toISOString(),
};
/** What the service replies to a call of this kind; until then `request` waits, or nothing. */
const serve = (settled: { status?: number; body?: unknown }, waiting: RemoteRequest | null = request) => {
  service.reply = (call) => (call.startsWith('POST') ? settled : { body: { request: waiting, canary: null } });
};
const settle = (settlement: 'approve' | 'decline', version?: string) =>
  settleAt(service.client, { app: 'public-site', version }, { settlement, because: 'at night' });
const made = { body: { revision: 8, apps: { 'public-site': { version: 'v2' } } } };

it('approves what waits, and says what is live and who requested it', async () => {
  serve(made);
  await settle('approve');
  expect(service.calls[1]).toEqual(['POST /api/releases/public-site/requests/id-1/approve', { because: 'at night' }]);
  const place = service.client.origin;
  expect(service.printed).toEqual([
    `Approved at ${place}: public-site@v2 is live, requested by pipeline (token) (back with: npm run rollback -- public-site --to ${place})`,
  ]);
});

it('says which share gets what begins in stages', async () => {
  serve({ body: { revision: 8, apps: { 'public-site': { version: 'v1', canary: { version: 'v2', percent: 5 } } } } });
  await settle('approve', 'v2');
  expect(service.printed).toEqual([expect.stringContaining('5 % of the visitors get v2')]);
});

it('says when a version goes live that was requested for a time', async () => {
  serve(
    { body: { revision: 7, apps: { 'public-site': { version: 'v1' } } } },
    { ...request, at: '2999-12-01T09:30:00.000Z' },
  );
  await settle('approve');
  const place = service.client.origin;
  expect(service.printed).toEqual([
    `Approved at ${place}: public-site@v2 goes live at 2999-12-01T09:30:00.000Z, requested by pipeline (token) (cancel with: npm run promote -- public-site --to ${place} --cancel)`,
  ]);
});

it('declines what waits', async () => {
  serve({ status: 204 });
  await settle('decline');
  expect(service.calls[1]?.[0]).toBe('POST /api/releases/public-site/requests/id-1/decline');
  expect(service.printed).toEqual([
    `Declined at ${service.client.origin}: public-site@v2, requested by pipeline (token)`,
  ]);
});

it('settles no other than the one that is named, and nothing where none waits', async () => {
  serve(made);
  await expect(settle('approve', 'v1')).rejects.toThrow(/public-site@v2 waits at .*, not v1\. Nothing was changed\./);
  serve(made, null);
  await expect(settle('decline')).rejects.toThrow('No promotion of public-site waits');
  expect(service.calls.filter(([call]) => call.startsWith('POST'))).toEqual([]);
});

it('describes what waits to whoever is to approve it', () => {
  expect(describeRequest({ ...request, stages: '5%/1h,100%' })).toBe(
    'v2 waits for approval by 5%/1h,100%, requested 2 h ago by pipeline (token): the sale',
  );
  expect(describeRequest({ ...request, at: '2999-12-01T09:30:00.000Z', because: null })).toBe(
    'v2 waits for approval to go live at 2999-12-01T09:30:00.000Z, requested 2 h ago by pipeline (token)',
  );
});
