import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type ApiCopy, runCopy } from '../../testing/api-process';
import { databaseUrl, query } from '../../testing/database';
import { picture } from '../../testing/pictures';
import { S3Double } from '../../testing/s3-double';
import { until } from '../../testing/until';
import { untilLockAwaited } from '../../testing/until-lock-awaited';
import { upload } from '../../testing/upload';
import { useApi } from '../../testing/use-api';

const bucket = new S3Double();
const environment: NodeJS.ProcessEnv = { S3_BUCKET: 'site', S3_REGION: 'eu-1', S3_KEY: 'key', S3_SECRET: 'secret' };
beforeAll(async () => {
  environment.S3_ENDPOINT = await bucket.start();
});
const copies: ApiCopy[] = [];
const endCopies = () => Promise.all(copies.splice(0).map(({ end }) => end()));
afterAll(async () => {
  await endCopies();
  await bucket.stop();
});
afterEach(() => {
  bucket.failure = null;
  bucket.before = async () => undefined;
});
const api = useApi(environment);

/** Requests of this method wait from now on, until they are let go; those of addresses with this ending alone. */
function holdBack(method: string, ending = '') {
  let letGo = (): void => undefined;
  let isWaiting = false;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  bucket.before = async (each, url) => {
    if (each !== method || !url.endsWith(ending)) return;
    isWaiting = true;
    await released;
  };
  return { letGo, isWaiting: () => isWaiting };
}

/** Until somebody waits for somebody else, or need not. */
function untilBlocked(call: Promise<unknown>): Promise<void> {
  let isOver = false;
  void call.then(() => (isOver = true));
  return untilWaiting(() => isOver);
}

async function untilWaiting(needNot: () => boolean | Promise<boolean>): Promise<void> {
  const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  await until(async () => (await needNot()) || (await query(waiting)).length > 0);
}

const filesOf = ({ variants }: { variants: { url: string }[] }) =>
  variants.map(({ url }) => bucket.objects.has(url.replace('/media/', '/site/')));
const find = async ({ url }: { url: string }) => (await api.admin.get(`/api/admin/pictures?address=${url}`)).body;

const age = ({ id }: { id: number }) =>
  query(`UPDATE pictures SET "createdAt" = now() - interval '31 days' WHERE id = $1`, [id]);

describe('a picture that somebody deletes while somebody else sends it', () => {
  it('has its files where it was sent after it was deleted', async () => {
    const { body } = await upload(api.admin, await picture(500, 10));
    const deletions = holdBack('DELETE');
    const deleting = api.admin.delete(`/api/admin/pictures/${body.id}`);
    await until(deletions.isWaiting);
    const sending = upload(api.admin, await picture(500, 10));
    await untilBlocked(sending);
    deletions.letGo();
    expect([(await deleting).status, (await sending).status]).toEqual([204, 201]);
    expect(await find(body)).toHaveLength(1);
    expect(filesOf(body)).toEqual([true, true]);
  });

  it('has its files where they were being stored already', async () => {
    const bytes = await picture(501, 10);
    const { body } = await upload(api.admin, bytes);
    const stores = holdBack('PUT');
    // Another file of the same picture: it is not known before it is encoded.
    const sending = upload(api.admin, Buffer.concat([bytes, Buffer.from('end')]));
    await until(stores.isWaiting);
    const deleting = api.admin.delete(`/api/admin/pictures/${body.id}`);
    await untilBlocked(deleting);
    stores.letGo();
    expect([(await deleting).status, (await sending).status]).toEqual([204, 201]);
    expect(await find(body)).toHaveLength(1);
    expect(filesOf(body)).toEqual([true, true]);
  });
});

describe('a copy of the API that starts', () => {
  const startCopy = async () => copies.push(await runCopy(environment));
  const isFound = (wanted: { url: string }) => async () => (await find(wanted)).length > 0;

  it('does not bring back pictures that are being deleted', async () => {
    const [first, second] = [502, 503].map(async (width) => (await upload(api.admin, await picture(width, 10))).body);
    const pictures = [await first, await second];
    await Promise.all(pictures.map(age));
    const deletions = holdBack('DELETE');
    const deleting = api.admin.post('/api/admin/pictures/delete-unused', { pictures: 2 });
    await until(deletions.isWaiting);
    await startCopy();
    await untilWaiting(isFound(pictures[1]));
    deletions.letGo();
    expect((await deleting).body.pictures).toBe(2);
    await until(() => !pictures.flatMap(filesOf).includes(true));
    for (const each of pictures) expect(await find(each)).toEqual([]);
    await endCopies();
  });

  it('leaves a picture that is being sent its name and who sent it', async () => {
    const noting = new pg.Client(databaseUrl());
    await noting.connect();
    await noting.query('BEGIN; LOCK TABLE pictures IN SHARE MODE');
    const sending = upload(api.admin, await picture(505, 10), 'office.png');
    await untilLockAwaited();
    await startCopy();
    await untilWaiting(() => false);
    await noting.query('COMMIT');
    await noting.end();
    expect(await find((await sending).body)).toMatchObject([{ name: 'office.png', uploadedByName: 'Site Admin' }]);
    await endCopies();
  });

  describe('after a bucket that was down, and uploads that failed', () => {
    const send = async (width: number) => (await upload(api.admin, await picture(width, 10))).body;
    type Sent = { id: number; url: string; variants: { url: string }[] };
    let deleted: Sent;
    let lacking: Sent;
    let whole: Sent;

    beforeAll(async () => {
      [deleted, lacking, whole] = [await send(504), await send(508), await send(506)];
      bucket.failure = { status: 500, code: 'InternalError' };
      expect((await api.admin.delete(`/api/admin/pictures/${deleted.id}`)).status).toBe(204);
      bucket.failure = null;
      await query('DELETE FROM pictures WHERE id = ANY ($1)', [[lacking.id, whole.id]]);
      bucket.objects.delete([...bucket.objects.keys()].find((name) => name.endsWith('-508x10-480.webp')) ?? '');
      expect(filesOf(deleted)).toEqual([true, true]);
      await startCopy();
    });
    afterAll(endCopies);

    it('removes what is left of deleted pictures', async () => {
      await until(async () => !filesOf(deleted).includes(true) || (await isFound(deleted)()));
      expect([filesOf(deleted), await find(deleted)]).toEqual([[false, false], []]);
    });

    it('finds no picture that lacks one of its files', async () => {
      await until(isFound(whole));
      expect(await find(lacking)).toEqual([]);
    });

    it('finds a picture that a failed upload has left, which another names', async () => {
      await until(isFound(whole));
      await upload(api.admin, await picture(506, 10), 'again.png');
      expect(await find(whole)).toMatchObject([{ name: 'again.png', uploadedByName: 'Site Admin' }]);
    });
  });
});

describe('a bucket that does not answer', () => {
  it('holds up one upload at a time, and with it one connection to the database', async () => {
    const under = new Map<string, number>();
    let most = 0;
    bucket.before = async (method, url) => {
      const stem = /[0-9a-f]{32}/.exec(url)?.[0];
      if (method !== 'PUT' || !stem) return;
      under.set(stem, (under.get(stem) ?? 0) + 1);
      most = Math.max(most, under.size);
      await wait(50);
      under.set(stem, Number(under.get(stem)) - 1);
      if (under.get(stem) === 0) under.delete(stem);
    };
    const sending = [510, 511, 512].map(async (width) => upload(api.admin, await picture(width, 10)));
    expect((await Promise.all(sending)).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(most).toBe(1);
  });

  it('is asked to delete no more pictures once it has failed', async () => {
    await query('DELETE FROM pictures');
    const unused = [520, 521, 522].map(async (width) => (await upload(api.admin, await picture(width, 10))).body);
    for (const each of unused) await age(await each);
    bucket.failure = { status: 500, code: 'InternalError' };
    const asked = bucket.seen.length;
    const { body } = await api.admin.post('/api/admin/pictures/delete-unused', { pictures: 3 });
    expect(body).toMatchObject({ pictures: 3 });
    const stems = bucket.seen.slice(asked).map(({ path }) => /[0-9a-f]{32}/.exec(path)?.[0]);
    expect(new Set(stems).size).toBe(1);
    expect(await query('SELECT stem FROM removed_pictures')).toHaveLength(3);
  });
});
