import { endApi, runApi } from '../testing/api-process';
import { emptyDatabase, query } from '../testing/database';

it('migrates and fills an empty database once when two copies start at the same time', async () => {
  await emptyDatabase();
  const start = () => runApi({ SAMPLE_CONTENT: 'true' });
  const copies = await Promise.all([start(), start()]);
  expect(copies.map(({ message }) => message.type)).toEqual(['ready', 'ready']);
  const [row] = await query(
    'SELECT (SELECT count(*) FROM users)::int AS users, (SELECT count(DISTINCT slug) = count(*) FROM posts) AS once',
  );
  expect(row).toEqual({ users: 1, once: true });
  await Promise.all(copies.map(endApi));
});
