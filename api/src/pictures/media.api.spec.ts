import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { picture } from '../../testing/pictures';
import { useApi } from '../../testing/use-api';

const mediaDir = mkdtempSync(path.join(tmpdir(), 'media-'));
const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path fill="${colour}" d="M0 0h10v10H0z"/></svg>`;
writeFileSync(path.join(mediaDir, 'own.svg'), square('#dff25a'));
writeFileSync(path.join(mediaDir, '.hidden.svg'), square('#000'));
writeFileSync(path.join(mediaDir, 'photo.png'), 'a file of its own');
writeFileSync(path.join(mediaDir, 'photo.svg'), square('#fff'));

mkdirSync(path.join(mediaDir, 'team/of 2026'), { recursive: true });

const api = useApi({ MEDIA_DIR: mediaDir });
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('GET /media/….png', () => {
  it.each(['/media/covers/map-of-a-lead.png', '/media/own.png'])(
    'renders %s at the size of a card',
    async (address) => {
      const { status, headers, bytes } = await api.visitor().download(address);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(sizeOf(bytes)).toEqual([1200, 630]);
    },
  );

  it.each([
    ['edtech-enrolment-automation.svg', 'edtech-enrollment-automation.svg'],
    ['construction-site-diary-demo.png', 'construction-daily-log-demo.png'],
    ['construction-site-diary-demo-steps.svg', 'construction-daily-log-demo-steps.svg'],
  ])('is still found by the name that an older database has: %s', async (old, name) => {
    const [before, now] = await Promise.all([old, name].map((file) => api.visitor().download(`/media/covers/${file}`)));
    expect(now?.status).toBe(200);
    expect(before?.bytes.equals(now?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  it('is sent as it is, and a drawing compressed, to whoever takes that', async () => {
    const encodingOf = async (address: string, accepted: string) =>
      (await api.visitor().download(address, { 'Accept-Encoding': accepted })).headers.get('content-encoding');
    const [png, svg] = ['/media/covers/map-of-a-lead.png', '/media/covers/map-of-a-lead.svg'];
    expect(await encodingOf(svg, 'gzip, deflate, br')).toBe('br');
    expect(await encodingOf(svg, 'gzip')).toBe('gzip');
    expect(await encodingOf(svg, 'identity')).toBeNull();
    expect(await encodingOf(png, 'gzip, deflate, br')).toBeNull();
  });

  it('is sent in parts of the file itself to who asks for a part', async () => {
    const svg = '/media/covers/map-of-a-lead.svg';
    const asked = { 'Accept-Encoding': 'br', Range: 'bytes=0-1999' };
    const { status, headers, bytes } = await api.visitor().download(svg, asked);
    expect([status, headers.get('content-encoding'), bytes.length]).toEqual([206, null, 2000]);
  });

  it('says of a drawing that it depends on what is taken, whole, in parts or known', async () => {
    const svg = '/media/covers/map-of-a-lead.svg';
    const whole = await api.visitor().get(svg);
    const known = await api.visitor().get(svg, {
      'If-None-Match': whole.headers.get('etag') ?? '',
      'Cache-Control': 'max-age=0',
    });
    const part = await api.visitor().get(svg, { Range: 'bytes=0-9' });
    expect([whole, known, part].map(({ status }) => status)).toEqual([200, 304, 206]);
    for (const { headers } of [whole, known, part]) expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it('answers 304 to those who have it, and HEAD with the headers alone', async () => {
    const { headers } = await api.visitor().get('/media/own.png');
    const etag = headers.get('etag') ?? '';
    const known = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    expect((await api.visitor().get('/media/own.png', known)).status).toBe(304);
    const head = await api.visitor().send('HEAD', '/media/own.png');
    expect([head.status, head.headers.get('etag'), head.text]).toEqual([200, etag, '']);
  });

  it('renders again what has changed', async () => {
    const before = (await api.visitor().get('/media/own.png')).headers.get('etag');
    const file = path.join(mediaDir, 'own.svg');
    const { mtimeMs } = statSync(file);
    writeFileSync(file, square('#1d3fe0'));
    // Clocks of file systems are coarse: two writes may have one time.
    utimesSync(file, mtimeMs / 1000 + 1, mtimeMs / 1000 + 1);
    expect((await api.visitor().get('/media/own.png')).headers.get('etag')).not.toBe(before);
  });

  it('leaves a PNG that there is as it is', async () => {
    expect((await api.visitor().get('/media/photo.png')).text).toBe('a file of its own');
  });

  // A cache that was told nothing would keep a picture missing that is there a moment later.
  it.each([
    ...['/media/none.png', '/media/.hidden.png', '/media/covers/..%2fown.png', '/media/..%2f..%2fetc/passwd.png'],
    ...['/media/none.svg', '/media/uploads/none.webp', `/media/uploads/${'0'.repeat(32)}-10x10.webp`, '/none'],
  ])('answers 404 for %s, which no cache keeps', async (address) => {
    const { status, headers } = await api.visitor().get(address);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('refuses a part that is not there, which no cache keeps', async () => {
    const { status, headers } = await api.visitor().get('/media/photo.png', { Range: 'bytes=999999-' });
    expect([status, headers.get('cache-control')]).toEqual([416, 'no-store']);
  });
});

describe('GET /media/….jpg', () => {
  it.each(['webp', 'avif'] as const)(
    'is a JPEG of a picture that lies there as %s, no larger than a card',
    async (kind) => {
      writeFileSync(path.join(mediaDir, `large.${kind}`), await picture(1500, 1000, kind));
      const { status, headers, bytes } = await api.visitor().download('/media/large.jpg');
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
      rmSync(path.join(mediaDir, `large.${kind}`));
    },
  );

  it('is white where the picture shows what is behind it', async () => {
    writeFileSync(path.join(mediaDir, 'clear.webp'), await picture(20, 10, 'webp', 0));
    const { bytes } = await api.visitor().download('/media/clear.jpg');
    expect([...(await sharp(bytes).raw().toBuffer())].every((value) => value > 250)).toBe(true);
  });

  it('is made anew of what has changed', async () => {
    writeFileSync(path.join(mediaDir, 'changing.webp'), await picture(20, 10, 'webp'));
    expect((await api.visitor().get('/media/changing.jpg')).status).toBe(200);
    writeFileSync(path.join(mediaDir, 'changing.webp'), await picture(30, 10, 'webp'));
    utimesSync(path.join(mediaDir, 'changing.webp'), new Date(), new Date(2030, 1));
    const { bytes } = await api.visitor().download('/media/changing.jpg');
    expect((await sharp(bytes).metadata()).width).toBe(30);
  });

  it('is none of what is no picture, and of none that is hidden or elsewhere', async () => {
    writeFileSync(path.join(mediaDir, 'words.webp'), 'not a picture');
    writeFileSync(path.join(mediaDir, '.hidden.webp'), await picture(20, 10, 'webp'));
    for (const name of ['words', '.hidden', 'covers/..%2fclear', 'own'])
      expect([name, (await api.visitor().get(`/media/${name}.jpg`)).status]).toEqual([name, 404]);
  });
});

/** As it is written: fetch would resolve dots. Without what differs from one answer to the next. */
const rawAnswer = (method: string, target: string) =>
  new Promise<object>((resolve, reject) => {
    const asked = request(api.url(), { method, path: target }, async (answer) => {
      const headers = Object.entries(answer.headers).filter(([name]) => !['x-request-id', 'date'].includes(name));
      const chunks = await answer.toArray();
      resolve({ status: answer.statusCode, headers, body: Buffer.concat(chunks).toString() });
    });
    asked.on('error', reject).end();
  });

describe('a folder of /media', () => {
  const folders = ['covers', 'COVERS', 'cover%73', 'uploads', '%75ploads', 'team', 'te%61m', 'team/of%202026'];
  const forms = folders.flatMap((name) => [
    ...[name, `${name}/`, `${name}//`, `${name}?x`, `${name}/.`, `${name}%2f`, `${name}%2F.`, `${name}/x/..`],
    ...[`/${name}`, `./${name}`, `x/../${name}`],
  ]);

  it.each(['GET', 'HEAD', 'POST'])('looks like any address where there is nothing: %s', async (method) => {
    const nothing = await rawAnswer(method, '/media/nothing');
    expect(nothing).toMatchObject({ status: 404 });
    for (const form of forms) {
      expect([form, await rawAnswer(method, `/media/${form}`)]).toEqual([form, nothing]);
    }
  });
});
