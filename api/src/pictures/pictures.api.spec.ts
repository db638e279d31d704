import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { animation, deepPicture, distanceFromDeepColour, heic, picture, withMetadata } from '../../testing/pictures';
import { upload } from '../../testing/upload';
import { userInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

const mediaDir = mkdtempSync(path.join(tmpdir(), 'uploads-'));
const api = useApi({ MEDIA_DIR: mediaDir, PICTURE_LIMIT_MB: '1' });
const send = (bytes: Buffer, name?: string) => upload(api.admin, bytes, name);

describe('POST /api/admin/pictures', () => {
  it('answers where the picture is, how large, and its narrower copies', async () => {
    const { status, body } = await send(await picture(2000, 1000));
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 1600, height: 800 });
    expect(body.url).toMatch(/^\/media\/uploads\/[0-9a-f]{32}-1600x800\.webp$/);
    expect(body.variants.map(({ width }: { width: number }) => width)).toEqual([480, 960, 1600]);
    for (const { url, width } of body.variants) {
      const { bytes } = await api.visitor().download(url);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
    }
  });

  it('has a JPEG of each, for what reads no WebP', async () => {
    const { body } = await send(await picture(1300, 650));
    const { headers, bytes } = await api.visitor().download(body.url.replace('.webp', '.jpg'));
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 600 });
    const unknown = `/media/uploads/${'0a'.repeat(16)}-1300x650.jpg`;
    expect((await api.visitor().get(unknown)).status).toBe(404);
  });

  it('never enlarges', async () => {
    const { body } = await send(await picture(500, 10));
    expect(body.variants.map(({ width }: { width: number }) => width)).toEqual([480, 500]);
    expect((await send(await picture(1, 1))).body).toMatchObject({ width: 1, height: 1, variants: [{ width: 1 }] });
  });

  it('makes one that is too tall for the format as tall as it can be', async () => {
    const { status, body } = await send(await picture(100, 17_000));
    expect([status, body.width, body.height]).toEqual([201, 97, 16_383]);
    expect((await send(await picture(1, 17_000))).body).toMatchObject({ width: 1, height: 16_383 });
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('takes %s, whatever its name says', async (format) => {
    const { status } = await send(await picture(20, 10, format), 'picture.txt');
    expect(status).toBe(201);
  });

  it('turns it upright and drops what the camera noted', async () => {
    const { body } = await send(await withMetadata(await picture(400, 200, 'jpeg')));
    expect(body).toMatchObject({ width: 200, height: 400 });
    const { bytes } = await api.visitor().download(body.url);
    const { exif, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
    expect(bytes.includes('Secret Street')).toBe(false);
  });

  it.each([
    ['png', 'srgb'],
    ['png', 'p3'],
    ['png', undefined],
    ['avif', 'srgb'],
    ['avif', 'p3'],
  ] as const)('keeps the colours of more than 8 bits: %s with the profile %s', async (format, profile) => {
    const { body } = await send(await deepPicture(format, profile));
    const { bytes } = await api.visitor().download(body.url);
    expect(await distanceFromDeepColour(bytes)).toBeLessThanOrEqual(4);
    // None is needed for these colours, and each costs bytes.
    expect((await sharp(bytes).metadata()).hasProfile).toBe(false);
  });

  it('keeps transparency', async () => {
    const { body } = await send(await picture(20, 10, 'png', 0.5));
    expect((await sharp((await api.visitor().download(body.url)).bytes).metadata()).hasAlpha).toBe(true);
  });

  it('gives the same picture the same address, and another one another', async () => {
    const [first, again, other] = [await picture(300, 200), await picture(300, 200), await picture(300, 201)];
    const addresses = [(await send(first)).body.url, (await send(again)).body.url, (await send(other)).body.url];
    expect(addresses[1]).toBe(addresses[0]);
    expect(addresses[2]).not.toBe(addresses[0]);
  });

  // ASVS 1.3.4
  it.each([
    ['text', Buffer.from('not a picture')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a PDF', Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj')],
  ])('refuses %s that is called .png', async (_, bytes) => {
    const { status, body } = await send(bytes, 'picture.png');
    expect(status).toBe(400);
    expect(body.fields.file).toBe(
      'This file is not a picture we can use. Upload a JPEG, PNG, WebP, AVIF or still GIF.',
    );
  });

  it('refuses the HEIC of a phone as what it can’t use, and takes an AVIF of the same brand', async () => {
    const { status, body } = await send(await heic());
    expect([status, body.fields?.file]).toEqual([
      400,
      'This file is not a picture we can use. Upload a JPEG, PNG, WebP, AVIF or still GIF.',
    ]);
    const avif = await picture(20, 10, 'avif');
    avif.write('mif1', avif.indexOf('avif'), 'latin1');
    expect((await send(avif)).status).toBe(201);
  });

  it('refuses a picture that ends too early', async () => {
    const whole = await picture(400, 400, 'jpeg');
    const { status, body } = await send(whole.subarray(0, whole.length / 2));
    expect([status, body.fields.file]).toEqual([400, 'This picture is damaged: part of it can’t be read.']);
  });

  it.each(['gif', 'webp'] as const)('refuses an animated %s', async (format) => {
    const { status, body } = await send(await animation(format));
    expect([status, body.fields?.file]).toEqual([400, 'Animated pictures can’t be used. Upload a still one.']);
  });

  it('refuses an animated PNG', async () => {
    const still = await picture(20, 20);
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1');
    const { status } = await send(Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]));
    expect(status).toBe(400);
  });

  it('refuses more pixels than a page can show, however few bytes they take', async () => {
    const { status, body } = await send(await picture(8000, 7000));
    expect([status, body.fields.file]).toEqual([
      400,
      'This picture has more than 50 million pixels. Upload a smaller one.',
    ]);
  });

  it('refuses more bytes than are allowed', async () => {
    const { status, body } = await send(Buffer.alloc(1024 * 1024 + 1));
    expect([status, body.fields.file]).toEqual([413, 'This picture is larger than 1 MB.']);
  });

  it('refuses a form without a picture, and what is no form', async () => {
    expect((await send(Buffer.alloc(0))).body.fields).toEqual({ file: 'Choose a picture.' });
    expect((await api.admin.post('/api/admin/pictures', { file: 'x' })).status).toBe(400);
  });

  it('is for admins alone', async () => {
    const { username } = (await api.admin.post('/api/admin/users', userInput({ username: 'reader' }))).body;
    const reader = await api.signIn(username, 'secret-enough');
    expect((await upload(api.visitor(), await picture(9, 9))).status).toBe(401);
    expect((await upload(reader, await picture(9, 9))).status).toBe(403);
  });

  it('leaves nothing half-written behind', async () => {
    const { url } = (await send(await picture(30, 30))).body;
    const names = readdirSync(path.join(mediaDir, 'uploads'));
    expect(names).toContain(path.basename(url));
    expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('GET /media/uploads/…', () => {
  // ASVS 3.2.1
  it('may be kept for ever, and is nothing but a picture', async () => {
    const { url } = (await send(await picture(40, 30))).body;
    const { status, headers } = await api.visitor().get(url);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      // Readers of the feed show it on pages of their own.
      'cross-origin-resource-policy': 'cross-origin',
    });
    const known = { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await api.visitor().get(url, known)).status).toBe(304);
  });

  it('answers 404 for all that is no uploaded picture', async () => {
    writeFileSync(path.join(mediaDir, 'uploads/page.html'), '<script>alert(1)</script>');
    for (const name of ['page.html', `${'a'.repeat(32)}-1x1.webp`, '..%2f..%2fetc%2fpasswd', '']) {
      expect((await api.visitor().get(`/media/uploads/${name}`)).status).toBe(404);
    }
  });
});

it('stands in all that two people change of it at the same time', async () => {
  const { id } = (await send(await picture(613, 10))).body;
  for (let turn = 1; turn <= 20; turn += 1) {
    const [alt, point] = [`Pens ${turn}`, { focusX: turn, focusY: turn }];
    const changes = [{ alt }, point].map((input) => api.admin.patch(`/api/admin/pictures/${id}`, input));
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await api.admin.get(`/api/admin/pictures/${id}`)).body).toMatchObject({ alt, ...point });
  }
});
