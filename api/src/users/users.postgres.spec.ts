import pg from 'pg';
import { databaseUrl } from '../../testing/database';
import { postInput, userInput } from '../../testing/factories';
import { untilLockAwaited } from '../../testing/until-lock-awaited';
import { useApi } from '../../testing/use-api';

const api = useApi();

it('gives an author another name while an admin saves one of their posts', async () => {
  const ada = userInput({ role: 'user', firstName: 'Ada', lastName: 'King' });
  const { id } = (await api.admin.post('/api/admin/users', ada)).body;
  const post = (await api.admin.post('/api/admin/posts', postInput({ status: 'published', authorId: id }))).body;

  const save = new pg.Client(databaseUrl());
  await save.connect();
  await save.query(`BEGIN; SET LOCAL lock_timeout = '5s'; SELECT FROM posts WHERE id = ${post.id} FOR UPDATE`);
  const renaming = api.admin.put(`/api/admin/users/${id}`, { ...ada, password: undefined, lastName: 'Lovelace' });
  await untilLockAwaited();
  // A new version names who saved it: an admin, whose row must not be taken by the one who waits for the post.
  await save.query(`SELECT FROM users WHERE role = 'admin' FOR KEY SHARE`);
  await save.query('COMMIT');
  await save.end();
  expect((await renaming).body).toMatchObject({ lastName: 'Lovelace' });
});
