import { createHash } from 'node:crypto';
import { S3Double } from '../../testing/s3-double';
import { StoreDownError, UnprocessableError } from '../errors/errors';
import { S3FileStore } from './s3-file-store';

const area = { folder: '.releases', prefix: 'releases/', plural: 'releases', contentType: 'application/octet-stream' };
const bucket = new S3Double();
let store: S3FileStore;
beforeAll(async () => {
  const endpoint = await bucket.start();
  store = new S3FileStore({ endpoint, bucket: 'site', region: 'eu-1', key: 'key', secret: 'secret' }, area);
});
afterAll(() => bucket.stop());

async function* parts(...texts: (string | Error)[]): AsyncGenerator<Buffer> {
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield Buffer.from(text);
  }
}

const announced = (content: AsyncGenerator<Buffer>, text: string) =>
  Object.assign(content, { bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') });

it('gives back what it was given, in memory or while it came', async () => {
  await store.keep('whole', Buffer.from('in memory'));
  await store.keep('parts', announced(parts('while ', 'it came'), 'while it came'));
  expect([String(await store.read('whole')), String(await store.read('parts'))]).toEqual([
    'in memory',
    'while it came',
  ]);
  expect(await store.read('other')).toBeNull();
});

it('tells the bucket what is to come, which takes nothing else', async () => {
  const spoilt = store.keep('spoilt', announced(parts('as it ', 'came'), 'as it went'));
  const { cause } = await spoilt.then(
    () => ({ cause: null }),
    (error: Error) => error,
  );
  expect(cause).toMatchObject({ status: 400, body: expect.stringContaining('XAmzContentSHA256Mismatch') });
  expect([...bucket.objects.keys()]).not.toContain('/site/releases/spoilt');
});

it('keeps nothing of a content that fails while it is read', async () => {
  const half = announced(parts('half', new UnprocessableError('no more')), 'half and half');
  await expect(store.keep('half', half)).rejects.toThrow('no more');
  await expect(store.keep('half', announced(parts('too short'), 'half and half'))).rejects.toThrow(StoreDownError);
  expect([...bucket.objects.keys()]).not.toContain('/site/releases/half');
});
