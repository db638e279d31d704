import { runCopy } from '../../testing/api-process';
import { query } from '../../testing/database';
import { migratedDatabase } from '../../testing/use-api';

/** All that is too old at one start. */
beforeAll(async () => {
  await migratedDatabase();
  await query(`INSERT INTO contact_submissions ("firstName", "lastName", email, message, "deletedAt")
    SELECT name, '', 'a@example.com', 'Some words.', now() - age::interval
    FROM (VALUES ('kept', NULL), ('fresh', '29 days 23 hours'), ('old', '30 days 1 minute')) AS deleted (name, age)`);
  await query(`INSERT INTO subscribers ("firstName", "lastName", email, topic, state, token, "askedAt", "unsubscribedAt")
    SELECT name, '', name || '@example.com', 'insights', state, name, now() - asked::interval, now() - ended::interval
    FROM (VALUES ('kept', 'subscribed', '90 days', NULL), ('asked', 'pending', '29 days 23 hours', NULL),
      ('silent', 'pending', '30 days 1 minute', NULL), ('left', 'unsubscribed', '90 days', '29 days 23 hours'),
      ('gone', 'unsubscribed', '90 days', '30 days 1 minute')) AS old (name, state, asked, ended)`);
  await query(`INSERT INTO subscribers ("firstName", "lastName", email, topic, state, token, "createdAt")
    VALUES ('never asked', '', 'n@example.com', 'insights', 'pending', 'n', now() - interval '30 days 1 minute')`);
  await query(
    `INSERT INTO rate_limits (key, points, expire)
      SELECT name, 1, $1::bigint + minutes * 60000 FROM (VALUES ('counts', 10), ('over', -59), ('old', -61)) AS counted (name, minutes)`,
    [Date.now()],
  );
  await query(`INSERT INTO past_picture_uses SELECT stem, now() - age::interval
    FROM (VALUES ('late', '29 days 23 hours'), ('old', '30 days 1 minute')) AS ended (stem, age)`);
  const { end } = await runCopy();
  await end();
});

it('takes messages away for good at a start 30 days after they were deleted, and not sooner', async () => {
  const left = await query<{ name: string }>('SELECT "firstName" AS name FROM contact_submissions ORDER BY id');
  expect(left.map(({ name }) => name)).toEqual(['kept', 'fresh']);
});

it('takes sign-ups for news away 30 days after nobody confirmed them or they were ended, and not sooner', async () => {
  const left = await query<{ name: string }>('SELECT "firstName" AS name FROM subscribers ORDER BY id');
  expect(left.map(({ name }) => name)).toEqual(['kept', 'asked', 'left']);
});

it('takes away at a start what has not counted for an hour, and nothing that still does', async () => {
  const left = await query<{ key: string }>('SELECT key FROM rate_limits ORDER BY key');
  expect(left.map(({ key }) => key)).toEqual(['counts', 'over']);
});

it('forgets at a start uses of pictures that ended 30 days ago, and no later ones', async () => {
  expect(await query('SELECT stem FROM past_picture_uses')).toEqual([{ stem: 'late' }]);
});
