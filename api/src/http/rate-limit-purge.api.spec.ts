import { endApi, runApi } from '../../testing/api-process';
import { query } from '../../testing/database';
import { migratedDatabase } from '../../testing/use-api';

beforeAll(migratedDatabase);

it('takes away at a start what has not counted for an hour, and nothing that still does', async () => {
  await query(
    `INSERT INTO rate_limits (key, points, expire)
      SELECT name, 1, $1::bigint + minutes * 60000 FROM (VALUES ('counts', 10), ('over', -59), ('old', -61)) AS counted (name, minutes)`,
    [Date.now()],
  );
  await endApi(await runApi());
  const left = await query<{ key: string }>('SELECT key FROM rate_limits ORDER BY key');
  expect(left.map(({ key }) => key)).toEqual(['counts', 'over']);
});
