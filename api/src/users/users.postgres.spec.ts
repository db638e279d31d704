import pg from 'pg';
import { databaseUrl, query } from '../../testing/database';
import { postInput, userInput } from '../../testing/factories';
import { until } from '../../testing/until';
import { useApi } from '../../testing/use-api';

const api = useApi();

const isWaiting = async () =>
  (await query(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)).length >
  0;

it('gives an author another name while an admin saves one of their posts', async () => {
  const ada = userInput({ role: 'user', firstName: 'Ada', lastName: 'King' });
  const { id } = (await api.admin.post('/api/admin/users', ada)).body;
  const post = (await api.admin.post('/api/admin/posts', postInput({ status: 'published', authorId: id }))).body;

  const save = new pg.Client(databaseUrl());
  await save.connect();
  await save.query(`BEGIN; SET LOCAL lock_timeout = '5s'; SELECT FROM posts WHERE id = ${post.id} FOR UPDATE`);
  const renaming = api.admin.put(`/api/admin/users/${id}`, { ...ada, password: undefined, lastName: 'Lovelace' });
  await until(isWaiting);
  // A new version names who saved it: an admin, whose row must not be taken by the one who waits for the post.
  await save.query(`SELECT FROM users WHERE role = 'admin' FOR KEY SHARE`);
  await save.query('COMMIT');
  await save.end();
  expect((await renaming).body).toMatchObject({ lastName: 'Lovelace' });
});
