import { type ApiProcess, endApi, runApi } from '../../testing/api-process';
import { query } from '../../testing/database';
import { picture } from '../../testing/pictures';
import { S3Double } from '../../testing/s3-double';
import { until } from '../../testing/until';
import { upload } from '../../testing/upload';
import { useApi } from '../../testing/use-api';

const bucket = new S3Double();
const environment: NodeJS.ProcessEnv = { S3_BUCKET: 'site', S3_REGION: 'eu-1', S3_KEY: 'key', S3_SECRET: 'secret' };
beforeAll(async () => {
  environment.S3_ENDPOINT = await bucket.start();
});
const copies: ApiProcess[] = [];
afterAll(async () => {
  await Promise.all(copies.map(endApi));
  await bucket.stop();
});
afterEach(() => {
  bucket.failure = null;
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
  const startCopy = async () => copies.push(await runApi(environment));
  const age = ({ id }: { id: number }) =>
    query(`UPDATE pictures SET "createdAt" = now() - interval '31 days' WHERE id = $1`, [id]);
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
  });

  it('removes what a bucket that was down has left of deleted pictures', async () => {
    const { body } = await upload(api.admin, await picture(504, 10));
    bucket.failure = { status: 500, code: 'InternalError' };
    expect((await api.admin.delete(`/api/admin/pictures/${body.id}`)).status).toBe(204);
    bucket.failure = null;
    expect(filesOf(body)).toEqual([true, true]);
    await startCopy();
    await until(async () => !filesOf(body).includes(true) || (await isFound(body)()));
    expect([filesOf(body), await find(body)]).toEqual([[false, false], []]);
  });

  it('leaves a picture that is being sent its name and who sent it', async () => {
    const stores = holdBack('PUT', '-480.webp');
    const sending = upload(api.admin, await picture(505, 10), 'office.png');
    const whole = () => [...bucket.objects.keys()].find((name) => name.endsWith('-505x10.webp'));
    await until(() => stores.isWaiting() && whole() !== undefined);
    await startCopy();
    await untilWaiting(isFound({ url: `${whole()}`.replace('/site/', '/media/') }));
    stores.letGo();
    expect(await find((await sending).body)).toMatchObject([{ name: 'office.png', uploadedByName: 'Site Admin' }]);
  });

  it('finds a picture that a failed upload has left, which another names', async () => {
    const bytes = await picture(506, 10);
    const { body } = await upload(api.admin, bytes);
    await query('DELETE FROM pictures WHERE id = $1', [body.id]);
    await startCopy();
    await until(isFound(body));
    await upload(api.admin, bytes, 'again.png');
    expect(await find(body)).toMatchObject([{ name: 'again.png', uploadedByName: 'Site Admin' }]);
  });
});
