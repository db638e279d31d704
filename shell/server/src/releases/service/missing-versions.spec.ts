import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { FakeApi } from '../../testing/fake-api';
import { FakeReleaseService, serviceSecret } from '../../testing/fake-release-service';
import { until } from '../../testing/until';
import { MissingVersions } from './missing-versions';

const service = new FakeReleaseService();
const api = new FakeApi();
let folder: string;
let missing: MissingVersions;
/** Lets the service answer those who wait for it, and all who come later. */
let letAnswer: () => void;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missing-versions-'));
  const answering = new Promise<void>((resolve) => (letAnswer = resolve));
  api.respond = (...call) => void answering.then(() => service.respond(...call));
  api.calls.length = 0;
  const apiUrl = await api.start();
  missing = new MissingVersions({ releasesDir: folder, apiUrl, secret: serviceSecret, log: pino({ enabled: false }) });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
});
afterEach(async () => {
  jest.useRealTimers();
  missing.stop();
  await api.stop();
  await rm(folder, { recursive: true });
});
afterAll(() => service.remove());

const fetchAll = (versions: string[]) => versions.map((version) => missing.fetch('public-site', version));
const versionsOf = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n}`);

it('lets one wait while four others are fetched, and fetches it once there is room', async () => {
  const versions = versionsOf('published', 6);
  for (const version of versions) await service.publish({ version });
  const fetching = fetchAll(versions);
  letAnswer();
  expect(await Promise.all(fetching)).toEqual(versions.map(() => true));
});

it('says after two seconds that there is none, and lets no more than twenty wait', async () => {
  const [last, ...others] = fetchAll(versionsOf('unknown', 25)).reverse();
  expect(await last).toBe(false);
  jest.advanceTimersByTime(2_000);
  expect(await Promise.all(others.slice(0, 20))).toEqual(Array(20).fill(false));
  jest.useRealTimers();
  await until(() => api.calls.length === 4);
  letAnswer();
  await Promise.all(others);
  expect(api.calls).toHaveLength(4);
});
