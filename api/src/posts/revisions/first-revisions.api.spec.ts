import { DataSource } from 'typeorm';
import { postInput } from '../../../testing/factories';
import { databaseUrl, poolSize, query } from '../../../testing/database';
import { adminPassword, endApi, runApi } from '../../../testing/api-process';
import { Caller } from '../../../testing/caller';
import { useApi } from '../../../testing/use-api';
import { PostHistory1767225600001 } from '../../database/migrations/2-post-history';
import { PostAuthors1767225600048 } from '../../database/migrations/48-post-authors';
import { PostMeta1767225600050 } from '../../database/migrations/50-post-meta';

const api = useApi();

/** Takes the database back to before posts had a history. */
async function forgetHistory(): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: databaseUrl(),
    poolSize: Number(poolSize()),
    installExtensions: false,
  });
  await dataSource.initialize();
  const queryRunner = dataSource.createQueryRunner();
  await new PostMeta1767225600050().down(queryRunner);
  await new PostAuthors1767225600048().down(queryRunner);
  await new PostHistory1767225600001().down(queryRunner);
  await queryRunner.query(`DELETE FROM migrations WHERE name ~ '^Post(History|Authors|Meta)'`);
  await queryRunner.release();
  await dataSource.destroy();
}

it('gives posts of the time before a first revision', async () => {
  const { body: post } = await api.admin.post('/api/admin/posts', postInput({ tags: ['old'] }));
  await api.admin.put(`/api/admin/posts/${post.id}`, postInput({ title: 'Second text', slug: post.slug }));
  await forgetHistory();
  expect(await query(`SELECT to_regclass('post_revisions') AS table`)).toEqual([{ table: null }]);

  const updated = await runApi();
  try {
    if (updated.message.type !== 'ready') throw new Error(JSON.stringify(updated.message));
    const caller = new Caller(`http://127.0.0.1:${updated.message.port}`);
    await caller.post('/api/admin/login', { username: 'admin', password: adminPassword });
    const { body: revisions } = await caller.get(`/api/admin/posts/${post.id}/revisions`);
    expect(revisions).toEqual([
      {
        number: 2,
        savedAt: expect.any(String),
        savedBy: expect.any(String),
        changed: [],
        restoredFrom: null,
        savedById: expect.any(String),
      },
    ]);
    expect((await caller.get(`/api/admin/posts/${post.id}/revisions/2`)).body).toMatchObject({ title: 'Second text' });
  } finally {
    await endApi(updated);
  }
});
