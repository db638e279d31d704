import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ApiProcess, endApi, runApi } from '../../../testing/api-process';
import { query } from '../../../testing/database';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';
import { wrongClock } from '../../../testing/wrong-clock';

const hourMs = 3_600_000;
const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const environment = { MEDIA_DIR: mediaDir, SCHEDULE_INTERVAL_MS: '600000' };
const api = useApi(environment);
let copy: ApiProcess;
beforeAll(async () => {
  copy = await runApi({ ...environment, SCHEDULE_INTERVAL_MS: '50', NODE_OPTIONS: wrongClock(2 * hourMs) });
});
afterAll(async () => {
  await endApi(copy);
  rmSync(mediaDir, { recursive: true });
});

const inAnHour = () => new Date(Date.now() + hourMs).toISOString();

async function pipelineFor(app: string) {
  const token = { name: app, apps: [app], rights: ['publish', 'promote'], expiresAt: inAnHour() };
  return pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token, app);
}

it('goes live at its time by the clock of the database, whatever that of a copy says', async () => {
  const [site, ofConsole] = [await pipelineFor('public-site'), await pipelineFor('admin-console')];
  const early = releaseOf();
  await site.publish(early);
  expect((await site.schedule(early.version, inAnHour())).status).toBe(201);

  // Twice, so that the copy has looked at all that it takes for due.
  for (let count = 0; count < 2; count += 1) {
    const due = releaseOf({ app: 'admin-console' });
    await ofConsole.publish(due);
    expect((await ofConsole.schedule(due.version, inAnHour())).status).toBe(201);
    await query(`UPDATE release_schedules SET at = now() - interval '1 second' WHERE app = 'admin-console'`);
    await until(async () => (await ofConsole.list()).body.live?.version === due.version);
  }
  expect((await site.list()).body).toMatchObject({ live: null, scheduled: { version: early.version } });
  const { live, history } = (await ofConsole.list()).body;
  for (const at of [live.at, history[0].at]) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(hourMs / 2);
});
