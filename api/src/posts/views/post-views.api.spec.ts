import { retention } from '@site/contracts';
import { query } from '../../../testing/database';
import { runCopy } from '../../../testing/api-process';
import { postInput } from '../../../testing/factories';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const secret = 'a secret of shells and API';
const api = useApi({ VIEWS_SECRET: secret });

const report = (shell: string, sequence: number, views: object[], given = secret) =>
  api.visitor().post('/api/post-views', { shell, sequence, views }, { Authorization: `Bearer ${given}` });
const viewsOf = async (id: number) => (await api.admin.get(`/api/admin/posts/${id}/views`)).body;
const published = async () => (await api.admin.post('/api/admin/posts', postInput({ status: 'published' }))).body;
const mondayOf = (weeksAgo: number): string => {
  const now = new Date();
  const day = now.getUTCDate() - ((now.getUTCDay() + 6) % 7) - 7 * weeksAgo;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), day)).toISOString().slice(0, 10);
};

it('adds up what shells report of published posts, each report once, and shows twelve weeks of it', async () => {
  const [one, other] = [await published(), await published()];
  const { body: draft } = await api.admin.post('/api/admin/posts', postInput());
  const first = [
    ...[
      { slug: other.slug, views: 2 },
      { slug: one.slug, views: 3 },
    ],
    ...[
      { slug: 'no-such-post', views: 9 },
      { slug: draft.slug, views: 9 },
    ],
  ];
  expect((await report('a', 1, first)).status).toBe(204);
  await report('a', 1, first);
  await Promise.all([report('a', 2, [{ slug: one.slug, views: 1 }]), report('b', 1, first.toReversed())]);
  await report('a', 1, first);
  await query(`INSERT INTO post_views VALUES (${one.id}, $1, 40), (${one.id}, $2, 50)`, [mondayOf(11), mondayOf(12)]);

  const { isCounted, weeks } = await viewsOf(one.id);
  expect(isCounted).toBe(true);
  expect(weeks).toHaveLength(12);
  expect([weeks[0], weeks[1]]).toEqual([
    { week: mondayOf(11), views: 40 },
    { week: mondayOf(10), views: 0 },
  ]);
  expect(weeks[11]).toEqual({ week: mondayOf(0), views: 7 });
  expect((await viewsOf(other.id)).weeks[11].views).toBe(4);
  expect((await viewsOf(draft.id)).weeks[11].views).toBe(0);
});

it('takes reports of shells alone, and refuses what is none with words', async () => {
  const { slug } = await published();
  expect((await report('c', 1, [], 'another secret of shells')).status).toBe(401);
  const wrong = [null, {}, { slug, views: 0 }, { slug, views: 1.5 }, { slug: 7, views: 1 }, { slug: '', views: 1 }];
  for (const entry of wrong) {
    const { status, body } = await report('c', 1, [{ slug, views: 1 }, entry as object]);
    expect([status, body.fields.views]).toEqual([400, expect.stringContaining('Views 2 lack a slug')]);
  }
  expect((await report('c', 0, [])).body.fields.sequence).toContain('must be a whole number');
  expect((await report('c', 1, Array(201).fill({ slug, views: 1 }))).body.fields.views).toContain('200 posts at most');
});

it('tells nobody but admins, and of no post that there is not', async () => {
  expect((await api.visitor().get('/api/admin/posts/1/views')).status).toBe(401);
  expect((await api.admin.get('/api/admin/posts/999999/views')).status).toBe(404);
});

it('forgets views with their post, or when their weeks are over', async () => {
  const [gone, old] = [await published(), await published()];
  await report('d', 1, [{ slug: gone.slug, views: 1 }]);
  await api.admin.delete(`/api/admin/posts/${gone.id}`);
  const weeks = [retention.viewWeeks + 1, retention.viewWeeks];
  for (const ago of weeks) await query('INSERT INTO post_views VALUES ($1, $2, 1)', [old.id, mondayOf(ago)]);
  await query(`UPDATE view_reporters SET at = now() - interval '2 days' WHERE id = 'd'`);
  const copy = await runCopy({ MIGRATIONS: 'none' });
  const stored = () => query(`SELECT week::text FROM post_views WHERE "postId" IN ($1, $2)`, [gone.id, old.id]);
  await until(async () => (await stored()).length === 1);
  expect(await stored()).toEqual([{ week: mondayOf(retention.viewWeeks) }]);
  await until(async () => (await query(`SELECT FROM view_reporters WHERE id = 'd'`)).length === 0);
  await copy.end();
});
