import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StoreDownError } from '../errors/errors';
import { DiskPictureStore } from './disk-picture-store';

const folder = () => path.join(mkdtempSync(path.join(tmpdir(), 'store-')), 'uploads');

it('gives back what it was given, and null for what it was not', async () => {
  const store = new DiskPictureStore(folder());
  await store.keep('a.webp', Buffer.from('a picture'));
  expect(String(await store.read('a.webp'))).toBe('a picture');
  expect(await store.read('b.webp')).toBeNull();
});

it('leaves nothing half-written behind', async () => {
  const place = folder();
  const store = new DiskPictureStore(place);
  await store.keep('a.webp', Buffer.from('a picture'));
  expect(readdirSync(place)).toEqual(['a.webp']);
});

it('says that it is down when its folder can not be made', async () => {
  const place = folder();
  writeFileSync(place, 'a file where the folder should be');
  await expect(new DiskPictureStore(place).keep('a.webp', Buffer.from('x'))).rejects.toThrow(StoreDownError);
});
