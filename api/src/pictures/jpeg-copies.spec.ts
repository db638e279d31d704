import sharp from 'sharp';
import { deepPicture, distanceFromDeepColour, picture } from '../../testing/pictures';
import { JpegCopies } from './jpeg-copies';

describe('copies as JPEG', () => {
  it('are made of all pictures that are asked for at once, however many', async () => {
    const [copies, webp] = [new JpegCopies(), await picture(20, 10, 'webp')];
    const made = await Promise.all(Array.from({ length: 100 }, (_, n) => copies.of(`picture ${n}`, async () => webp)));
    expect(made.filter((bytes) => bytes !== undefined)).toHaveLength(100);
    expect(await sharp(made[0]).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 10 });
  });

  it.each(['srgb', 'p3'] as const)('have the colours of an AVIF of ten bits with the profile %s', async (profile) => {
    const [copies, avif] = [new JpegCopies(), await deepPicture('avif', profile)];
    const copy = await copies.of('picture', async () => avif);
    expect(await distanceFromDeepColour(copy ?? Buffer.alloc(0))).toBeLessThanOrEqual(4);
  });

  it('are none of what is no picture, and fail where nothing can be read', async () => {
    const copies = new JpegCopies();
    expect(await copies.of('words', async () => Buffer.from('not a picture'))).toBeUndefined();
    expect(await copies.of('empty', async () => Buffer.alloc(0))).toBeUndefined();
    const full = new Error('too many open files');
    await expect(copies.of('picture', () => Promise.reject(full))).rejects.toBe(full);
    expect(await copies.of('picture', () => picture(20, 10, 'webp'))).toBeInstanceOf(Buffer);
  });
});
