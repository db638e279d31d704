import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { writeChecksums } from './archive/checksums';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';
import { TemporarySystem } from './testing/temporary-system';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..');
const command = (name: 'backup' | 'restore', dataDir: string, ...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', `backup/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

// Each of them starts databases.
jest.setTimeout(180_000);

let folder: string;
let original: TemporarySystem;
let rows: Record<string, string[]>;
let picture: { url: string; bytes: Buffer };
const systems: TemporarySystem[] = [];
const backup = () => path.join(folder, 'first');
const empty = async (kind?: 'embedded' | 'postgres') => {
  const system = await TemporarySystem.create(kind);
  systems.push(system);
  return system;
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backups-'));
  original = await empty();
  await original.start();
  await original.signIn();
  picture = await uploadPicture();
  const post = {
    slug: 'kept',
    title: 'Kept “äöü” \\ "',
    content: 'Line\n'.repeat(2000),
    type: 'blog',
    tags: ['a', 'b,c'],
  };
  const { id } = await (
    await original.call('POST', '/api/admin/posts', { ...post, coverImageUrl: picture.url })
  ).json();
  await original.call('PUT', `/api/admin/posts/${id}`, { ...post, title: 'Saved again', status: 'published' });
  const message = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', message: 'Please call me back.' };
  await original.call('POST', '/api/contact', message);
  const published = path.join(original.system.mediaDir, '.releases');
  await mkdir(published);
  await writeFile(path.join(published, 'a'.repeat(64)), 'a file of a release');
  await command('backup', original.system.dataDir, backup());
  rows = await original.rows();
  await original.stop();
});
afterAll(async () => {
  for (const system of systems) await system.remove();
  await rm(folder, { recursive: true, force: true });
});

async function uploadPicture() {
  const bytes = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png');
  const { url } = await (await original.call('POST', '/api/admin/pictures', form)).json();
  return { url: String(url), bytes: Buffer.from(await (await original.call('GET', url)).arrayBuffer()) };
}

/** A system that was restored answers like the one that was backed up, and goes on where that stopped. */
async function expectTheSame(system: TemporarySystem): Promise<void> {
  await system.start();
  expect(await system.rows()).toEqual(rows);
  await system.signIn();
  const post = await (await system.call('GET', '/api/posts/kept')).json();
  expect(post).toMatchObject({ title: 'Saved again', tags: ['a', 'b,c'] });
  const found = await system.call('GET', picture.url);
  expect(Buffer.from(await found.arrayBuffer()).equals(picture.bytes)).toBe(true);
  const published = path.join(system.system.mediaDir, '.releases', 'a'.repeat(64));
  expect(await readFile(published, 'utf8')).toBe('a file of a release');
  const next = { slug: 'next', title: 'Next', content: 'Words.', type: 'blog' };
  const { id } = await (await system.call('POST', '/api/admin/posts', next)).json();
  expect(id).toBeGreaterThan(post.id);
  await system.stop();
}

describe('a backup of a system that runs', () => {
  let restored: TemporarySystem;
  beforeAll(async () => {
    restored = await empty();
  });

  it('can be checked with sha256sum, and is for nobody else to read', async () => {
    await run('sha256sum', ['--check', '--quiet', '--strict', 'SHA256SUMS'], { cwd: backup() });
    expect((await stat(backup())).mode & 0o777).toBe(0o700);
    expect(await readdir(folder)).toEqual(['first']);
  });

  it('is restored into an empty system, which then holds the same', async () => {
    const { stdout } = await command('restore', restored.system.dataDir, backup());
    expect(stdout).toMatch(/^Restored: \d+ rows and \d+ files/);
    await expectTheSame(restored);
  });

  it('is not restored over a system that holds something, unless that is asked for', async () => {
    const refused = restoreBackup(restored.system, backup(), { replace: false });
    await expect(refused).rejects.toThrow(
      'The system is not empty, and nothing was changed: the database holds tables',
    );
    await restoreBackup(restored.system, backup(), { replace: true });
    expect(await restored.rows()).toEqual(rows);
  });
});

const posts = 'tables/posts.jsonl.gz';

/** A copy of the backup, changed. */
async function spoilt(name: string, spoil: (folder: string) => Promise<void>): Promise<string> {
  const copy = path.join(folder, name);
  await cp(backup(), copy, { recursive: true });
  await spoil(copy);
  return copy;
}

describe('a backup with', () => {
  it.each<[string, RegExp, (folder: string) => Promise<void>]>([
    [
      'a changed byte',
      /nothing was changed:\n {2}tables\/posts.jsonl.gz has changed since/,
      (of) => flipByte(path.join(of, posts)),
    ],
    ['a missing file', /nothing was changed:\n {2}tables\/posts.jsonl.gz is missing/, (of) => rm(path.join(of, posts))],
    [
      'a changed manifest',
      /manifest.json has changed since the backup/,
      (of) => flipByte(path.join(of, 'manifest.json')),
    ],
    ['no checksums', /SHA256SUMS is missing or empty/, (of) => rm(path.join(of, 'SHA256SUMS'))],
    ['half of the checksums', /SHA256SUMS (is damaged|does not name)/, (of) => halve(path.join(of, 'SHA256SUMS'))],
    ['a newer database', /of a newer version, whose Later1 this one lacks/, (of) => addMigration(of, 'Later1')],
  ])('%s is refused before a database is as much as started', async (name, sentence, spoil) => {
    const { system } = await empty();
    const copy = await spoilt(name, spoil);
    await expect(restoreBackup(system, copy, { replace: false })).rejects.toThrow(sentence);
    expect(await readdir(system.dataDir)).toEqual([]);
  });

  it('rows that do not fit leaves the system as it was', async () => {
    const system = await empty(process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded');
    await restoreBackup(system.system, backup(), { replace: false });
    const fewer = await spoilt('fewer', (of) => changeRows(of, (text) => text.slice(text.indexOf('\n') + 1)));
    const broken = await spoilt('broken', (of) =>
      changeRows(of, (text) => text.replace('"type":"blog"', '"type":"poem"')),
    );
    await expect(restoreBackup(system.system, fewer, { replace: true })).rejects.toThrow(
      /holds \d+ rows instead of \d+/,
    );
    await expect(restoreBackup(system.system, broken, { replace: true })).rejects.toThrow(/constraint "posts_type"/);
    expect(await system.rows()).toEqual(rows);
  });
});

if (process.env.TEST_DATABASE_URL) {
  it('moves a system from the embedded database to a Postgres and back', async () => {
    const server = await empty('postgres');
    await restoreBackup(server.system, backup(), { replace: false });
    const second = path.join(folder, 'second');
    await makeBackup(server.system, second, { releases: false });
    await expectTheSame(server);
    const embedded = await empty();
    await restoreBackup(embedded.system, second, { replace: false });
    await expectTheSame(embedded);
  });
}

async function flipByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

async function halve(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.slice(0, text.length / 2));
}

async function addMigration(of: string, name: string): Promise<void> {
  const file = path.join(of, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, name] }));
  await writeChecksums(of);
}

async function changeRows(of: string, change: (text: string) => string): Promise<void> {
  const file = path.join(of, posts);
  await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())));
  await writeChecksums(of);
}
