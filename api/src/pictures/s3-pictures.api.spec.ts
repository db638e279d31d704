import { runCopy } from '../../testing/api-process';
import { Caller } from '../../testing/caller';
import { hash, pipelineOf, releaseOf } from '../../testing/packed-release';
import { picture } from '../../testing/pictures';
import { S3Double } from '../../testing/s3-double';
import { until } from '../../testing/until';
import { upload } from '../../testing/upload';
import { useApi } from '../../testing/use-api';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const bucket = new S3Double();
const environment: NodeJS.ProcessEnv = { S3_BUCKET: 'site', S3_REGION: 'eu-1', S3_KEY: 'key', S3_SECRET: 'secret' };
const earlier = `${'e'.repeat(32)}-20x10`;

beforeAll(async () => {
  bucket.objects.set(`/site/uploads/${earlier}.webp`, Buffer.from('of an earlier version'));
  environment.S3_ENDPOINT = await bucket.start();
});
afterAll(() => bucket.stop());
afterEach(() => {
  bucket.failure = null;
});
const api = useApi(environment);

async function pipeline(...rights: string[]) {
  const token = { name: 'pipeline', apps: ['public-site'], rights, expiresAt: inAnHour() };
  const { body } = await api.admin.post('/api/admin/release-tokens', token);
  return pipelineOf(api.visitor(), body.token);
}

it('keeps every copy in the bucket, each request signed, and reads it from there', async () => {
  const { status, body } = await upload(api.admin, await picture(1000, 500));
  expect(status).toBe(201);
  const stem = body.url.replace('/media/uploads/', '').replace('.webp', '');
  const remaining = [...bucket.objects.keys()].filter((name) => !name.includes(earlier));
  expect(remaining.sort()).toEqual(
    [`/site/uploads/${stem}-480.webp`, `/site/uploads/${stem}-960.webp`, `/site/uploads/${stem}.webp`].sort(),
  );
  const { bytes, headers } = await api.visitor().download(body.url);
  expect(bytes).toEqual(bucket.objects.get(`/site/uploads/${stem}.webp`));
  expect(headers.get('cache-control')).toContain('immutable');
  for (const { authorization } of bucket.seen) expect(authorization).toContain('/eu-1/s3/aws4_request');
  expect((await api.admin.delete(`/api/admin/pictures/${body.id}`)).status).toBe(204);
  expect([...bucket.objects.keys()].filter((name) => name.includes(stem))).toEqual([]);
});

it('keeps the files of releases there, too', async () => {
  const site = await pipeline('publish');
  const packed = releaseOf();
  expect((await site.publish(packed)).status).toBe(200);
  for (const text of packed.texts) {
    expect(String(bucket.objects.get(`/site/releases/${hash('sha256', text)}`))).toBe(text);
  }
});

it('goes back to a release that was live although the bucket is down, and to no other', async () => {
  const site = await pipeline('publish', 'promote', 'rollBack');
  const [first, second, third] = [releaseOf(), releaseOf(), releaseOf()];
  for (const packed of [first, second]) expect((await site.live(packed)).status).toBe(200);
  await site.publish(third);
  bucket.failure = { status: 500, code: 'InternalError' };
  expect((await site.promote(third.version)).status).toBe(503);
  expect((await site.rollBack()).status).toBe(200);
  expect((await site.list()).body.live.version).toBe(first.version);
});

it('finds the pictures that were in the bucket before', async () => {
  const find = async () => (await api.admin.get('/api/admin/pictures?search=eee')).body;
  await until(async () => (await find()).length > 0);
  expect(await find()).toMatchObject([{ bytes: 21, createdAt: '2026-01-01T00:00:00.000Z' }]);
});

it('answers 404 for what is not in the bucket, and does not ask each time whether that exists', async () => {
  const before = bucket.seen.length;
  for (const letter of ['a', 'b']) {
    expect((await api.visitor().get(`/media/uploads/${letter.repeat(32)}-1x1.webp`)).status).toBe(404);
  }
  expect(bucket.seen.slice(before).filter(({ path }) => path.includes('list-type'))).toHaveLength(1);
});

it.each([
  [503, { status: 500, code: 'InternalError' }, 'Pictures can’t be stored or read at the moment. Please try again.'],
  [503, { status: 403, code: 'AccessDenied' }, 'Pictures can’t be stored or read at the moment. Please try again.'],
  [507, { status: 507, code: 'XMinioStorageFull' }, 'There is no room left for pictures. Nothing was stored.'],
])('answers %i when the bucket answers %j', async (status, failure, message) => {
  bucket.failure = failure;
  const answer = await upload(api.admin, await picture(50, 50));
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});

it('does not take a bucket that is away for a picture that is missing', async () => {
  bucket.failure = { status: 503, code: 'SlowDown' };
  const { status, headers } = await api.visitor().get(`/media/uploads/${'a'.repeat(32)}-1x1.webp`);
  expect([status, headers.get('cache-control')]).not.toContain('immutable');
  expect(status).toBe(503);
});

it('takes no bucket that does not exist for an empty one', async () => {
  const misled = await runCopy({ ...environment, S3_BUCKET: 'sites' });
  try {
    const visitor = new Caller(misled.url);
    expect((await visitor.get(`/media/uploads/${earlier}.webp`)).status).toBe(503);
    for (const sentence of ['request failed', 'Failed to look for pictures']) {
      const cause = `There is no bucket sites at ${bucket.address}.`;
      await until(() => misled.log.some((line) => line.includes(sentence) && line.includes(cause)));
    }
  } finally {
    await misled.end();
  }
});
