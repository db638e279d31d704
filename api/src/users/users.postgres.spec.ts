import pg from 'pg';
import { databaseUrl } from '../../testing/database';
import { postInput, userInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

const api = useApi();

it('gives an author another name without waiting for whoever saves one of their posts', async () => {
  const ada = userInput({ role: 'user', firstName: 'Ada', lastName: 'King' });
  const { id } = (await api.admin.post('/api/admin/users', ada)).body;
  const post = (await api.admin.post('/api/admin/posts', postInput({ status: 'published', authorId: id }))).body;

  const save = new pg.Client(databaseUrl());
  await save.connect();
  await save.query(`BEGIN; SELECT FROM posts WHERE id = ${post.id} FOR UPDATE`);
  const renamed = await api.admin.put(`/api/admin/users/${id}`, { ...ada, password: undefined, lastName: 'Lovelace' });
  expect(renamed.body).toMatchObject({ lastName: 'Lovelace' });
  await save.query('COMMIT');
  await save.end();
});
