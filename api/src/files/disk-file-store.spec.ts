import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { InvalidInputError, StoreDownError } from '../errors/errors';
import { DiskFileStore } from './disk-file-store';

const pictures = { plural: 'pictures' };
const folder = () => path.join(mkdtempSync(path.join(tmpdir(), 'store-')), 'uploads');

it('gives back what it was given, and null for what it was not', async () => {
  const store = new DiskFileStore(folder(), pictures);
  await store.keep('a.webp', Buffer.from('a picture'));
  expect(String(await store.read('a.webp'))).toBe('a picture');
  expect(await store.read('b.webp')).toBeNull();
  const opened = await store.open('a.webp');
  expect([opened?.bytes, String(opened && (await buffer(opened.content)))]).toEqual([9, 'a picture']);
  expect(await store.open('b.webp')).toBeNull();
});

it('leaves nothing half-written behind', async () => {
  const place = folder();
  const store = new DiskFileStore(place, pictures);
  await store.keep('a.webp', Buffer.from('a picture'));
  expect(readdirSync(place)).toEqual(['a.webp']);
});

it('keeps nothing of a content that fails while it is read', async () => {
  const place = folder();
  async function* half() {
    yield Buffer.from('half');
    throw new InvalidInputError('no more');
  }
  const content = Object.assign(half(), { bytes: 8, sha256: '' });
  await expect(new DiskFileStore(place, pictures).keep('a.webp', content)).rejects.toThrow('no more');
  expect(readdirSync(place)).toEqual([]);
});

it('removes what a killed process has left unfinished, a day later', async () => {
  const place = folder();
  mkdirSync(place);
  const [left, begun, foreign] = ['.unfinished-of-a-killed-process', '.unfinished-just-now', '.of-somebody-else'];
  for (const name of [left, begun, foreign]) writeFileSync(path.join(place, name), 'half');
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const name of [left, foreign]) utimesSync(path.join(place, name), twoDaysAgo, twoDaysAgo);
  expect(await new DiskFileStore(place, pictures).list()).toEqual([]);
  expect(readdirSync(place).sort()).toEqual([foreign, begun].sort());
});

it('says that it is down when its folder can not be made', async () => {
  const place = folder();
  writeFileSync(place, 'a file where the folder should be');
  await expect(new DiskFileStore(place, pictures).keep('a.webp', Buffer.from('x'))).rejects.toThrow(StoreDownError);
});
