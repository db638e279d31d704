import { endApi } from '../../../testing/api-process';
import { countDue, createDue, usePublishers } from '../../../testing/due-posts';
import { query } from '../../../testing/database';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const api = useApi({ SCHEDULE_INTERVAL_MS: '600000' });
const runPublisher = usePublishers();

/** Makes every update of a post take a while, so that other things happen meanwhile. */
beforeAll(() =>
  query(`
    CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.02); RETURN NEW; END $$;
    CREATE TRIGGER take_time BEFORE UPDATE ON posts FOR EACH ROW WHEN (NEW.status = 'published') EXECUTE FUNCTION take_time();
  `),
);
afterEach(() => query('DELETE FROM posts'));

describe('a draft whose time has come', () => {
  it('is published once when the API is killed in the middle of it, and once more started', async () => {
    await createDue(api.admin, 50);
    const killed = await runPublisher();
    await until(async () => (await countDue()) <= 45);
    killed.child.kill('SIGKILL');
    expect(await countDue()).toBeGreaterThan(0);
    await runPublisher();
    await until(async () => (await countDue()) === 0);
    expect(await query('SELECT status, version, count(*)::int FROM posts GROUP BY 1, 2')).toEqual([
      { status: 'published', version: 2, count: 50 },
    ]);
  });

  it('is finished when the API is asked to end meanwhile', async () => {
    await createDue(api.admin, 50);
    const ended = await runPublisher();
    await until(async () => (await countDue()) <= 45);
    expect(await endApi(ended)).toBe(0);
    expect(await countDue()).toBeGreaterThan(0);
    expect(ended.log.filter((line) => line.includes('could not be'))).toEqual([]);
  });

  // ASVS 2.3.4
  it('is published once by several copies of the API', async () => {
    const copies = await Promise.all([runPublisher(), runPublisher(), runPublisher()]);
    await createDue(api.admin, 50);
    await until(async () => (await countDue()) === 0);
    expect(await query('SELECT status, version, count(*)::int FROM posts GROUP BY 1, 2')).toEqual([
      { status: 'published', version: 2, count: 50 },
    ]);
    await Promise.all(copies.map(endApi));
    const published = copies.map(({ log }) => log.filter((line) => line.includes('on schedule')).length);
    expect(published.reduce((sum, count) => sum + count)).toBe(50);
    expect(published.filter((count) => count > 0).length).toBeGreaterThan(1);
  });
});
