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
afterAll(() => bucket.stop());
const api = useApi(environment);

/** Requests of this method wait from now on, until they are let go. */
function holdBack(method: string) {
  let letGo = (): void => undefined;
  let isWaiting = false;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  bucket.before = async (each) => {
    if (each !== method) return;
    isWaiting = true;
    await released;
  };
  return { letGo, isWaiting: () => isWaiting };
}

/** Until somebody waits for somebody else, or need not. */
async function untilBlocked(call: Promise<unknown>): Promise<void> {
  let isOver = false;
  void call.then(() => (isOver = true));
  const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  await until(async () => isOver || (await query(waiting)).length > 0);
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
