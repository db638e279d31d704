import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { hash, pipelineOf, releaseOf } from '../../../testing/packed-release';
import { S3Double } from '../../../testing/s3-double';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const [token, secret] = ['the-token-of-the-operator', 'the-secret-of-all-shells'];
const bucket = new S3Double();
const environment: NodeJS.ProcessEnv = {
  ...{ S3_BUCKET: 'site', S3_REGION: 'eu-1', S3_KEY: 'key', S3_SECRET: 'secret' },
  ...{ RELEASE_TOKEN: token, RELEASE_SERVICE_SECRET: secret },
};
beforeAll(async () => {
  environment.S3_ENDPOINT = await bucket.start();
});
afterAll(() => bucket.stop());
afterEach(() => {
  bucket.failure = null;
  bucket.halfway = async () => undefined;
});
const api = useApi(environment);
const site = () => pipelineOf(api.visitor(), token);

const mb = 1024 * 1024;
const part = 'x'.repeat(mb);
let count = 0;

/** So many parts has the largest file that a release may have. */
const largest = 20;

/** Announced. */
async function announced(parts = 7) {
  const text = part.repeat(parts).replace(/^x{9}/, String((count += 1)).padStart(9, '0'));
  const packed = releaseOf({ texts: { 'client/large.js': text } });
  await site().announce(packed.manifest);
  const sha256 = hash('sha256', text);
  return { ...packed, text, sha256, place: `/site/releases/${sha256}` };
}
type Announced = Awaited<ReturnType<typeof announced>>;

/** Sent part by part, as the test pleases. */
class Sending {
  private readonly request: ClientRequest;
  private readonly answered: Promise<IncomingMessage>;

  constructor({ version, sha256, text }: Announced) {
    this.request = request(`${api.url()}/api/releases/public-site/versions/${version}/files/${sha256}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Length': text.length },
    });
    this.answered = once(this.request, 'response').then(([response]) => response);
    this.answered.catch(() => undefined);
  }

  write(text: string): void {
    this.request.write(text);
  }

  breakOff(): void {
    this.request.on('error', () => undefined).destroy();
  }

  async answer() {
    const response = await this.answered;
    const body = response.statusCode === 204 ? {} : ((await json(response)) as { message: string });
    return { status: response.statusCode, message: 'message' in body ? body.message : '' };
  }
}

const arriving = ({ place }: Announced) => bucket.seen.findLast(({ path }) => path === place);
const isMissing = async ({ manifest, sha256 }: Announced) =>
  (await site().announce(manifest)).body.missing.includes(sha256);

describe('a large file of a release, on its way to the bucket', () => {
  it('is nowhere whole: each part arrives there before the next one is sent', async () => {
    const file = await announced(largest);
    const sending = new Sending(file);
    for (let sent = 0; sent < file.text.length; sent += mb) {
      sending.write(file.text.slice(sent, sent + mb));
      // What completes it is sent on once the hash is known to be right.
      const passedOn = Math.min(sent + mb, file.text.length - mb);
      await until(() => (arriving(file)?.received ?? 0) >= passedOn);
    }
    expect(await sending.answer()).toMatchObject({ status: 204 });
    expect(bucket.objects.get(file.place)?.equals(Buffer.from(file.text))).toBe(true);
    expect(arriving(file)).toMatchObject({ method: 'PUT', sha256: file.sha256 });
    expect(await isMissing(file)).toBe(false);
  });

  it.each([
    ['another hash', (text: string) => `${text.slice(0, -1)}y`],
    ['shorter', (text: string) => text.slice(1)],
    ['longer', (text: string) => `${text}!`],
  ])('is not stored where what comes is not what was announced: %s', async (how, change) => {
    const file = await announced();
    const { status, body } = await site().send(file.version, file.sha256, change(file.text));
    expect([status, body.message]).toEqual([422, expect.stringContaining(how)]);
    await until(() => arriving(file)?.isBroken === true);
    expect(arriving(file)?.received).toBeGreaterThan(mb);
    expect([bucket.objects.has(file.place), await isMissing(file)]).toEqual([false, true]);
  });

  it('is not stored where the line breaks, and is stored when it is sent again', async () => {
    const file = await announced();
    const sending = new Sending(file);
    sending.write(file.text.slice(0, 5 * mb));
    await until(() => (arriving(file)?.received ?? 0) >= 5 * mb);
    sending.breakOff();
    await until(() => arriving(file)?.isBroken === true);
    expect([bucket.objects.has(file.place), await isMissing(file)]).toEqual([false, true]);
    expect((await site().send(file.version, file.sha256, file.text)).status).toBe(204);
    expect(bucket.objects.has(file.place)).toBe(true);
  });

  it.each([
    [503, { status: 500, code: 'InternalError' }, 'can’t be stored'],
    [507, { status: 507, code: 'XMinioStorageFull' }, 'no room left'],
  ])(
    'is refused with %i by a bucket that does not wait for its end, and its sender is told',
    async (status, failure, how) => {
      const file = await announced(largest);
      bucket.failure = failure;
      const sending = new Sending(file);
      sending.write(file.text.slice(0, mb));
      expect(await sending.answer()).toEqual({ status, message: expect.stringContaining(how) });
      sending.breakOff();
      // Also to who sends all of it before looking for an answer.
      const { body } = await site().send(file.version, file.sha256, file.text);
      expect([body.statusCode, body.message]).toEqual([status, expect.stringContaining(how)]);
    },
  );

  it('may be empty', async () => {
    const packed = releaseOf({ texts: { 'client/empty.js': '' } });
    await site().announce(packed.manifest);
    expect((await site().send(packed.version, hash('sha256', ''), '')).status).toBe(204);
    expect(bucket.objects.get(`/site/releases/${hash('sha256', '')}`)).toHaveLength(0);
  });
});

describe.each([
  ['a shell', secret, () => '/api/live-set/files'],
  ['another environment', token, (version: string) => `/api/releases/public-site/versions/${version}/files`],
])('a file of a release, on its way from the bucket to %s', (_, bearer, folderOf) => {
  async function published() {
    const packed = releaseOf();
    await site().publish(packed);
    const [text = ''] = packed.texts;
    const address = `${folderOf(packed.version)}/${hash('sha256', text)}`;
    const download = (onBegin?: () => Promise<void>) =>
      api.visitor().download(address, { Authorization: `Bearer ${bearer}` }, onBegin);
    return { text, download };
  }

  /** The bucket stops halfway until whoever asks has the beginning. */
  function pause() {
    let goOn = async (): Promise<void> => undefined;
    const paused = new Promise<void>((resolve) => (goOn = async () => resolve()));
    return { paused, goOn };
  }

  it('is sent on before it has come whole', async () => {
    const { text, download } = await published();
    const { paused, goOn } = pause();
    bucket.halfway = () => paused;
    const { status, headers, bytes } = await download(goOn);
    expect([status, headers.get('content-length'), String(bytes)]).toEqual([200, String(text.length), text]);
  });

  it('breaks off where the bucket does, and comes whole the next time', async () => {
    const { text, download } = await published();
    const { paused, goOn } = pause();
    bucket.halfway = async () => {
      await paused;
      throw new Error('the bucket is gone');
    };
    await expect(download(goOn)).rejects.toThrow('terminated');
    bucket.halfway = async () => undefined;
    expect(String((await download()).bytes)).toBe(text);
  });
});
