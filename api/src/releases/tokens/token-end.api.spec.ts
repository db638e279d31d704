import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { adminPassword, type ApiProcess, endApi, runApi } from '../../../testing/api-process';
import { Caller } from '../../../testing/caller';
import { query } from '../../../testing/database';
import { pipelineOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';
import { wrongClock } from '../../../testing/wrong-clock';

const hourMs = 3_600_000;
const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const environment = { MEDIA_DIR: mediaDir };
const api = useApi(environment);
let copies: ApiProcess[] = [];
afterAll(async () => {
  await Promise.all(copies.map(endApi));
  rmSync(mediaDir, { recursive: true });
});

/** Copies of the API whose clocks are wrong by two hours, signed in to. */
let late: Caller;
let early: Caller;
beforeAll(async () => {
  copies = await Promise.all(
    [-2, 2].map((hours) => runApi({ ...environment, NODE_OPTIONS: wrongClock(hours * hourMs) })),
  );
  const urls = copies.map(({ message }) => `http://127.0.0.1:${message.type === 'ready' && message.port}`);
  [late, early] = urls.map((url) => new Caller(url)) as [Caller, Caller];
  for (const copy of [late, early]) {
    expect((await copy.post('/api/admin/login', { username: 'admin', password: adminPassword })).status).toBe(200);
  }
});

const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const make = (at: Caller, hours: number) =>
  at.post('/api/admin/release-tokens', {
    ...{ name: 'pipeline', apps: ['public-site'], rights: ['publish'], expiresAt: inHours(hours) },
  });

describe('a release token, by the clock of the database whatever that of a copy says,', () => {
  it('is good until its end and no longer', async () => {
    const { id, token } = (await make(api.admin, 1)).body;
    const statuses = async () => {
      const answers = [late, early, api.visitor()].map((copy) => pipelineOf(copy, token).list());
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    await query(`UPDATE release_tokens SET "expiresAt" = now() - interval '1 second' WHERE id = $1`, [id]);
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  it('is made with an end that lies ahead', async () => {
    const over = await make(late, -1);
    expect([over.status, over.body.fields]).toEqual([400, { expiresAt: 'End must lie in the future' }]);
    expect((await make(early, 1)).status).toBe(201);
  });

  it('has a use recorded once a minute', async () => {
    const { id, token } = (await make(api.admin, 1)).body;
    const uses = async () =>
      (await api.admin.get(`/api/admin/audit?action=useReleaseToken&targetId=${id}`)).body.length;
    for (const copy of [early, late]) await pipelineOf(copy, token).list();
    expect(await uses()).toBe(1);
    await query('UPDATE rate_limits SET expire = expire - 61000');
    await pipelineOf(late, token).list();
    expect(await uses()).toBe(2);
  });
});
