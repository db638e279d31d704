import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { S3Double } from '../api/testing/s3-double';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';
import { TemporarySystem } from './testing/temporary-system';

// Each of them starts databases.
jest.setTimeout(180_000);

let folder: string;
let picture: { url: string; bytes: Buffer };
const bucket = new S3Double();
const buckets = [bucket];
const systems: TemporarySystem[] = [];
const backup = () => path.join(folder, 'first');

async function systemWith(double?: S3Double): Promise<TemporarySystem> {
  const keys = { S3_BUCKET: 'site', S3_REGION: 'eu-1', S3_KEY: 'key', S3_SECRET: 'secret' };
  const system = await TemporarySystem.create(
    process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded',
    double && { ...keys, S3_ENDPOINT: double.address ?? (await double.start()) },
  );
  systems.push(system);
  return system;
}

/** Of the uploads, by name. */
const uploadsOf = (double: S3Double) =>
  Object.fromEntries([...double.objects].map(([name, bytes]) => [name.replace('/site/uploads/', ''), bytes]));

async function filesIn(uploads: string): Promise<Record<string, Buffer>> {
  const names = await readdir(uploads);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(uploads, name))])),
  );
}

async function expectThePicture(system: TemporarySystem): Promise<void> {
  await system.start();
  const found = await system.call('GET', picture.url);
  expect(Buffer.from(await found.arrayBuffer()).equals(picture.bytes)).toBe(true);
  await system.stop();
}

let original: TemporarySystem;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backups-'));
  original = await systemWith(bucket);
  await original.start();
  await original.signIn();
  const image = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#345' } });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' }), 'picture.png');
  const { url } = await (await original.call('POST', '/api/admin/pictures', form)).json();
  picture = { url, bytes: Buffer.from(await (await original.call('GET', url)).arrayBuffer()) };
  await mkdir(original.system.mediaDir, { recursive: true });
  await writeFile(path.join(original.system.mediaDir, 'drawn.svg'), '<svg/>');
  await makeBackup(original.system, backup());
  await original.stop();
});
afterAll(async () => {
  for (const system of systems) await system.remove();
  for (const double of buckets) await double.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a system whose uploads are in a bucket', () => {
  it('has all of them in its backup, beside what lies in the folder', async () => {
    // More than the bucket tells at a time.
    expect(bucket.objects.size).toBe(3);
    expect(await filesIn(path.join(backup(), 'media/uploads'))).toEqual(uploadsOf(bucket));
    expect((await readdir(path.join(backup(), 'media'))).sort()).toEqual(['drawn.svg', 'uploads']);
  });

  it('is restored into another bucket, and shows the same pictures', async () => {
    const other = new S3Double();
    buckets.push(other);
    const system = await systemWith(other);
    await restoreBackup(system.system, backup(), { replace: false });
    expect(uploadsOf(other)).toEqual(uploadsOf(bucket));
    expect(await readdir(system.system.mediaDir)).toEqual(['drawn.svg']);
    await expectThePicture(system);
  });

  it('is restored into a folder, and a folder into a bucket', async () => {
    const system = await systemWith();
    await restoreBackup(system.system, backup(), { replace: false });
    expect(await filesIn(path.join(system.system.mediaDir, 'uploads'))).toEqual(uploadsOf(bucket));
    await expectThePicture(system);
    const second = path.join(folder, 'second');
    await makeBackup(system.system, second);
    const other = new S3Double();
    buckets.push(other);
    await restoreBackup((await systemWith(other)).system, second, { replace: false });
    expect(uploadsOf(other)).toEqual(uploadsOf(bucket));
  });

  it('is not restored over a bucket that holds another file of the same name', async () => {
    const other = new S3Double();
    buckets.push(other);
    const system = await systemWith(other);
    const [name = ''] = bucket.objects.keys();
    other.objects.set(name, Buffer.from('another'));
    await expect(restoreBackup(system.system, backup(), { replace: false })).rejects.toThrow(
      `nothing was changed: media has another ${name.replace('/site/', '')}`,
    );
    expect([...other.objects.values()].map(String)).toEqual(['another']);
  });

  it('is not restored into the bucket of a product that has files since', async () => {
    const system = await systemWith(bucket);
    const name = `/site/releases/${'b'.repeat(64)}`;
    bucket.objects.set(name, Buffer.from('of a release'));
    await expect(restoreBackup(system.system, backup(), { replace: false })).rejects.toThrow(
      'nothing was changed: 1 files of media are not in the backup, such as .releases/',
    );
    bucket.objects.delete(name);
    await restoreBackup(system.system, backup(), { replace: false });
  });

  it('has no backup while the bucket refuses, and it is said which', async () => {
    bucket.failure = { status: 403, code: 'AccessDenied' };
    const third = path.join(folder, 'third');
    const making = makeBackup(original.system, third);
    await expect(making).rejects.toThrow(`The bucket site at ${bucket.address} refuses the request: `);
    await expect(making).rejects.toThrow('403');
    bucket.failure = null;
    expect((await readdir(folder)).filter((name) => name.startsWith('third'))).toEqual([]);
  });
});
