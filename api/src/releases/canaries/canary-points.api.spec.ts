import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { query } from '../../../testing/database';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ RELEASE_SERVICE_SECRET: 'a secret of shells and API', MEDIA_DIR: mediaDir });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
const rights = ['publish', 'promote', 'rollBack'];

let site: ReturnType<typeof pipelineOf>;

beforeAll(async () => {
  const token = { name: 'pipeline', apps: ['public-site'], rights, expiresAt };
  site = pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token);
  await site.live();
  const packed = releaseOf();
  await site.publish(packed);
  expect((await site.promote(packed.version, { stages: '10%' })).status).toBe(200);
});

/** A hundred views of both versions in each minute from so many minutes ago until now. */
async function viewsSince(minutes: number) {
  await query('DELETE FROM release_counts');
  await query(
    `INSERT INTO release_counts (app, run, version, minute, views, errors, lcp, inp)
      SELECT app, run, unnest(ARRAY[version, beside]), date_trunc('minute', now()) - ago * interval '1 minute', 100, 0, counts, counts
      FROM release_canaries, generate_series(0, ${minutes - 1}) AS ago, array_fill(0, ARRAY[53]) AS counts`,
  );
}

describe('the points of a canary over time', () => {
  it.each([
    ['a minute', 10, 1, 9],
    ['as many minutes as make sixty points of six hours', 355, 6, 59],
  ])('cover %s each, say so, and leave out what is not over', async (_, since, minutes, count) => {
    await viewsSince(since);
    const { points } = (await api.admin.get('/api/admin/releases/public-site/canary')).body.comparison;
    const views = { views: minutes * 100 };
    const each = { at: expect.any(String), minutes, canary: views, live: views };
    expect(points.slice(0, count)).toMatchObject(Array(count).fill(each));
    for (const { at } of points) expect(Date.parse(at) + minutes * 60_000).toBeLessThanOrEqual(Date.now());
  });

  it('are a dozen for a command, which lists them in a terminal', async () => {
    await viewsSince(355);
    const { points } = (await site.list()).body.comparison;
    expect(points.slice(0, 11)).toMatchObject(Array(11).fill({ minutes: 30, canary: { views: 3_000 } }));
    expect(points.length).toBeLessThanOrEqual(12);
  });
});
