import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ApiCopy, runCopy } from '../../../testing/api-process';
import { Caller } from '../../../testing/caller';
import { query } from '../../../testing/database';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const secret = 'a secret of shells and API';
const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const environment = { RELEASE_SERVICE_SECRET: secret, MEDIA_DIR: mediaDir };
const api = useApi(environment);
const copies: ApiCopy[] = [];
afterAll(async () => {
  await Promise.all(copies.map(({ end }) => end()));
  rmSync(mediaDir, { recursive: true });
});

/** What a shell asks of another copy of the API. */
async function shellAt(more: NodeJS.ProcessEnv = {}) {
  const copy = await runCopy({ ...environment, ...more });
  copies.push(copy);
  const caller = new Caller(copy.url);
  const headers = { Authorization: `Bearer ${secret}`, Prefer: 'wait=1', 'Cache-Control': 'max-age=0' };
  return (tag?: string) => caller.get('/api/live-set', { ...headers, ...(tag && { 'If-None-Match': tag }) });
}
/** On a busy machine a promotion may take longer than the second that each call waits. */
async function untilChanged(tag: string) {
  for (;;) {
    const began = performance.now();
    const answer = await ask(tag);
    if (answer.status !== 304) return { answer, tookMs: performance.now() - began };
  }
}
const applied = ({ headers }: Awaited<ReturnType<Caller['get']>>) => headers.get('preference-applied');

const changes = 6;
let site: ReturnType<typeof pipelineOf>;
let versions: string[];
let ask: Awaited<ReturnType<typeof shellAt>>;
let askUnheard: typeof ask;
beforeAll(async () => {
  [ask, askUnheard] = await Promise.all([shellAt(), shellAt({ PREPARED_STATEMENTS: 'false' })]);
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const token = { name: 'pipeline', apps: ['public-site'], rights: ['publish', 'promote'], expiresAt };
  site = pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token);
  const packed = Array.from({ length: changes }, () => releaseOf());
  for (const each of packed) await site.publish(each);
  versions = packed.map(({ version }) => version);
});

it('hears of a change at once, whichever copy has made it, and otherwise after a second that nothing has changed', async () => {
  await until(async () => applied(await ask()) === 'wait=1');
  let tag = String((await ask()).headers.get('etag'));
  const times: number[] = [];
  for (const version of versions) {
    const waiting = untilChanged(tag);
    expect((await site.promote(version)).status).toBe(200);
    const { answer, tookMs } = await waiting;
    times.push(tookMs);
    expect([answer.status, answer.body.apps['public-site'].version]).toEqual([200, version]);
    tag = String(answer.headers.get('etag'));
  }
  // Without being told, each of them would have waited for its second. A busy machine may be late with some.
  expect(Math.min(...times)).toBeLessThan(900);
  const unchanged = await ask(tag);
  expect([unchanged.status, applied(unchanged)]).toEqual([304, 'wait=1']);
});

it('goes on once the connection that hears of changes was cut', async () => {
  await until(async () => applied(await ask()) === 'wait=1');
  const listening = `query = 'LISTEN release_changes' AND datname = current_database()`;
  await query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${listening}`);
  await until(async () => (await query(`SELECT FROM pg_stat_activity WHERE ${listening}`)).length > 1);
  expect((await ask()).status).toBe(200);
});

it('waits for nothing where no connection can hear of changes', async () => {
  const answer = await askUnheard();
  const again = await askUnheard(String(answer.headers.get('etag')));
  expect([answer.status, again.status, applied(again)]).toEqual([200, 304, null]);
});
