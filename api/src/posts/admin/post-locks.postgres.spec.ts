import pg from 'pg';
import { databaseUrl, query } from '../../../testing/database';
import { postInput } from '../../../testing/factories';
import { picture } from '../../../testing/pictures';
import { until } from '../../../testing/until';
import { upload } from '../../../testing/upload';
import { useApi } from '../../../testing/use-api';

const api = useApi();
let other: pg.Client;
let cover: { id: number; url: string };
let first: number;
let second: number;

beforeAll(async () => {
  cover = (await upload(api.admin, await picture(20, 10))).body;
  const save = async () =>
    (await api.admin.post('/api/admin/posts', postInput({ status: 'published', coverImageUrl: cover.url }))).body.id;
  first = await save();
  second = await save();
});

beforeEach(async () => {
  await api.admin.put(`/api/admin/posts/${second}/pin`);
  // Its row stands behind the other one's from now on.
  await query('UPDATE posts SET title = title WHERE id = $1', [first]);
  other = new pg.Client(databaseUrl());
  await other.connect();
  await other.query('BEGIN');
});
afterEach(() => other.end());

const lock = (id: number) => other.query('SELECT FROM posts WHERE id = $1 FOR UPDATE', [id]);

/** Until the call waits for a lock of the other. */
const untilBlocked = () =>
  until(async () => {
    const waiting = await query(
      `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()`,
    );
    return waiting.length > 0;
  });

const pin = () => api.admin.put(`/api/admin/posts/${first}/pin`);
let focus = 0;
const moveFocus = () => api.admin.patch(`/api/admin/pictures/${cover.id}`, { focusX: (focus += 1) });

it.each([
  ['pinning a post', pin, 204],
  ['moving the point of a cover', moveFocus, 200],
])('%s waits for whoever changes the same posts in the order of their ids', async (_what, call, status) => {
  await lock(first);
  const calling = call();
  await untilBlocked();
  await lock(second);
  await other.query('COMMIT');
  expect((await calling).status).toBe(status);
});

it('answers 503 to a change that the database ends since others wait for it in a circle', async () => {
  await lock(second);
  const pinning = pin();
  await untilBlocked();
  await lock(first);
  const { status, body } = await pinning;
  expect([status, body.message]).toEqual([503, expect.stringContaining('Please try again')]);
  await other.query('ROLLBACK');
  expect((await pin()).status).toBe(204);
});
