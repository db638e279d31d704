import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { writeChecksums } from './archive/checksums';
import { keyFile, type Manifest, manifestFile } from './archive/manifest';
import { readBackup } from './archive/read-backup';
import { loadDatabase } from './database/load';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';
import { readSystem } from './system';
import { BackedUpSystem } from './testing/backed-up-system';
import type { TemporarySystem } from './testing/temporary-system';

const run = promisify(execFile);

// Each of them starts databases.
jest.setTimeout(180_000);

let samples: BackedUpSystem;
beforeAll(async () => {
  // `other-databases.long.spec.ts` is of the embedded database.
  samples = await BackedUpSystem.make(process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded');
});
afterAll(() => samples.remove());

describe('a backup of a system that runs', () => {
  let restored: TemporarySystem;
  beforeAll(async () => {
    restored = await samples.empty();
  });

  it('can be checked with sha256sum, and is for nobody else to read', async () => {
    await run('sha256sum', ['--check', '--quiet', '--strict', 'SHA256SUMS'], { cwd: samples.backup });
    expect((await stat(samples.backup)).mode & 0o777).toBe(0o700);
    expect(await readdir(samples.folder)).toEqual(['first']);
  });

  it('is restored into an empty system, which then holds the same', async () => {
    const { stdout } = await restored.runCommand('restore', samples.backup);
    expect(stdout).toMatch(/^Restored: \d+ rows and \d+ files/);
    expect(stdout).toContain('Release tokens that were valid then are revoked: 1.');
    expect(stdout).toContain('Invitations and reset links no longer work: 1.');
    expect(stdout).not.toContain('Second factors');
    await samples.expectTheSame(restored);
  });

  it('is not restored over a system that holds something, unless that is asked for', async () => {
    const refused = restoreBackup(restored.system, samples.backup, { replace: false });
    await expect(refused).rejects.toThrow(
      'The system is not empty, and nothing was changed: the database holds tables',
    );
    await restoreBackup(restored.system, samples.backup, { replace: true });
    expect(await restored.rows()).toEqual(samples.rows);
  });

  it('leaves a system as it was where its rows do not fit', async () => {
    const fewer = await spoilt('fewer', (of) => changeRows(of, (text) => text.slice(text.indexOf('\n') + 1)));
    const broken = await spoilt('broken', (of) =>
      changeRows(of, (text) => text.replace('"type":"blog"', '"type":"poem"')),
    );
    const restore = (folder: string) => restoreBackup(restored.system, folder, { replace: true });
    await expect(restore(fewer)).rejects.toThrow(/holds \d+ rows instead of \d+/);
    await expect(restore(broken)).rejects.toThrow(
      /^The database refuses the rows of posts, and nothing was changed in it: .* constraint "posts_type"$/,
    );
    expect(await restored.rows()).toEqual(samples.rows);
  });

  it('is not made without most files that the database speaks of, unless that is asked for; a few are counted', async () => {
    const { system } = restored;
    const folder = path.join(samples.folder, 'astray');
    const elsewhere = { ...system, mediaDir: path.join(system.dataDir, 'elsewhere') };
    await expect(makeBackup(elsewhere, folder)).rejects.toThrow(
      `of the 2 files of pictures that the database speaks of, 2 are not in ${elsewhere.mediaDir}. Set MEDIA_DIR, or S3_ENDPOINT`,
    );
    expect((await readdir(samples.folder)).filter((name) => name.startsWith('astray'))).toEqual([]);
    const missing = 2 + (await samples.apps.fileCount());
    expect(await makeBackup(elsewhere, folder, { incomplete: true })).toMatchObject({ missing });
    const [narrow = ''] = await readdir(path.join(system.mediaDir, 'uploads'));
    await rm(path.join(system.mediaDir, 'uploads', narrow));
    expect(await makeBackup(system, `${folder}-a-little`)).toMatchObject({ missing: 1 });
  });

  it('is not made without the files of releases that the API has missed itself, whose disk may not be mounted', async () => {
    const unmounted = await samples.empty();
    await restoreBackup(unmounted.system, samples.backup, { replace: false });
    await rm(path.join(unmounted.system.mediaDir, '.releases'), { recursive: true });
    await unmounted.withQuery((query) => query(`UPDATE release_files SET "storedAt" = '-infinity'`));
    const [missing, folder] = [await samples.apps.fileCount(), path.join(samples.folder, 'unmounted')];
    await expect(makeBackup(unmounted.system, folder)).rejects.toThrow(`of the ${missing} files of releases`);
    expect(await makeBackup(unmounted.system, folder, { incomplete: true })).toMatchObject({ missing });
  });

  it('leaves out tables that no migration makes, such as a copy made by hand, and names them', async () => {
    await restoreBackup(restored.system, samples.backup, { replace: true });
    await restored.withQuery((query) =>
      query('CREATE TABLE users_before (number serial, of text REFERENCES users (id))'),
    );
    // What an extension makes stays as it is.
    await restored.withQuery((query) => query('CREATE TABLE places (); ALTER EXTENSION pg_trgm ADD TABLE places'));
    const folder = path.join(samples.folder, 'beside-others');
    const { stdout, stderr } = await restored.runCommand('backup', folder);
    expect(stdout).toMatch(/: \d+ rows of \d+ tables, \d+ files, /);
    expect(stderr).toContain('Tables that no migration has made, and so are not in it: users_before.\n');
    expect((await restoreBackup(restored.system, folder, { replace: true })).leftOut).toEqual([]);
    expect(await restored.rows()).toEqual(samples.rows);
  });

  it('leaves out no table of a database that a newer version has migrated', async () => {
    await restored.withQuery((query) =>
      query(`CREATE TABLE later (); INSERT INTO migrations VALUES (DEFAULT, 2e12, 'Later1')`),
    );
    const made = await makeBackup(restored.system, path.join(samples.folder, 'newer'));
    expect(made.leftOut).toEqual([]);
    expect(made.manifest.tables).toContainEqual({ name: 'later', columns: [], rows: 0 });
  });

  it('is not restored beside files that it lacks, which may be of a product that runs, unless that is asked for', async () => {
    const { system } = await samples.empty();
    const release = path.join(system.mediaDir, '.releases', 'b'.repeat(64));
    await mkdir(path.dirname(release), { recursive: true });
    await writeFile(release, 'of another product');
    await expect(restoreBackup(system, samples.backup, { replace: false })).rejects.toThrow(
      'nothing was changed: 1 files of media are not in the backup, such as ',
    );
    expect(await readdir(path.dirname(release))).toEqual(['b'.repeat(64)]);
    await restoreBackup(system, samples.backup, { replace: true });
    expect(await readdir(path.dirname(release))).toContain('b'.repeat(64));
  });

  it('says which key second factors need where the system has another one, and which tables of it no migration makes, as earlier versions made them', async () => {
    const variables = { SESSION_SECRET: 'a session secret of the environment' };
    const other = await samples.empty(undefined, variables);
    const surplus = await spoilt('surplus', async (of) => {
      await writeFile(path.join(of, 'tables/users_before.jsonl.gz'), gzipSync('{"number":1}\n'));
      await changeManifest(of, ({ tables, sequences }) => ({
        tables: [...tables, { name: 'users_before', columns: ['number'], rows: 1 }],
        sequences: [...sequences, { name: 'users_before_number_seq', value: '1', called: true }],
      }));
    });
    const { stdout, stderr } = await other.runCommand('restore', surplus);
    expect(stderr).toBe('Tables that no migration has made, and so were not restored: users_before.\n');
    expect(await other.rows()).toEqual(samples.rows);
    const key = path.join(surplus, keyFile);
    expect(stdout).toContain(
      `Second factors were encrypted with another key than that of this system: 1. Start the API with ENCRYPTION_SECRET set to the content of ${key}, or`,
    );
    const environment = { ...variables, ENCRYPTION_SECRET: await readFile(key, 'utf8') };
    const { encryptionSecret } = readSystem(environment);
    const restore = (folder: string, system = other.system) => restoreBackup(system, folder, { replace: true });
    expect(await restore(samples.backup, { ...other.system, encryptionSecret })).toMatchObject({
      locked: { count: 0 },
    });
    const keyless = await spoilt('keyless', async (of) => {
      await rm(path.join(of, keyFile));
      await changeManifest(of, (manifest) => ({ files: manifest.files - 1 }));
    });
    expect(await restore(keyless)).toMatchObject({ locked: { count: 1, keyFile: null } });
  });

  if (process.env.TEST_DATABASE_URL) {
    it('is not restored over tables of somebody else, unless that is asked for', async () => {
      const system = await samples.empty();
      await system.withQuery((query) => query('CREATE TABLE invoices AS SELECT 1 AS number'));
      await expect(restoreBackup(system.system, samples.backup, { replace: false })).rejects.toThrow('holds tables');
      expect(await system.withQuery((query) => query('SELECT number FROM invoices'))).toEqual([{ number: 1 }]);
    });

    it('is whole where another one is made into the same folder, which is refused', async () => {
      const { system } = await samples.empty();
      await restoreBackup(system, samples.backup, { replace: false });
      const inside = path.join(samples.folder, 'at-once');
      const folder = path.join(inside, 'new');
      let ended = false;
      const first = makeBackup(system, folder).finally(() => (ended = true));
      const files = () => readdir(inside, { recursive: true }).catch(() => []);
      while (!ended && !(await files()).some((name) => name.endsWith('media'))) await wait(1);
      const [one, two] = await Promise.allSettled([first, makeBackup(system, folder)]);
      const refusals = [one, two].flatMap((made) => (made.status === 'rejected' ? [made.reason.message] : []));
      expect(refusals).toEqual([`${folder} exists. Name a new folder.`]);
      expect((await readBackup(folder)).files).toBe((await readBackup(samples.backup)).files);
      expect(await readdir(inside)).toEqual(['new']);
    });

    it('is restored by a server that ends transactions that stay idle, however long its files take', async () => {
      const slow = await samples.empty();
      const url = `${slow.system.databaseUrl}?options=${encodeURIComponent('-c idle_in_transaction_session_timeout=2000')}`;
      await loadDatabase(url, samples.backup, await readBackup(samples.backup), () => wait(3_000));
      expect(await slow.rows()).toEqual(samples.rows);
    });

    it('is not restored while another user of the database is connected, or by one who may not', async () => {
      const used = await samples.empty();
      const owner = `restorer_${Date.now()}`;
      const url = String(used.system.databaseUrl);
      const api = new pg.Client(url);
      await api.connect();
      await api.query(`CREATE ROLE ${owner} LOGIN PASSWORD '${owner}'`);
      const databaseUrl = Object.assign(new URL(url), { username: owner, password: owner }).href;
      await api.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
      const restore = () => restoreBackup({ ...used.system, databaseUrl }, samples.backup, { replace: true });
      await expect(restore()).rejects.toThrow('1 other connections use the database. Stop the product first.');
      await api.end();
      await expect(restore()).rejects.toThrow(/lacks a right, and nothing was changed in it: permission denied for/);
      await used.withQuery((query) => query(`DROP ROLE ${owner}`));
    });
  }
});

const posts = 'tables/posts.jsonl.gz';

/** A copy of the backup, changed. */
async function spoilt(name: string, spoil: (folder: string) => Promise<void>): Promise<string> {
  const copy = path.join(samples.folder, name);
  await cp(samples.backup, copy, { recursive: true });
  await spoil(copy);
  return copy;
}

describe('a backup with', () => {
  let empty: TemporarySystem;
  beforeAll(async () => void (empty = await samples.empty()));

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
    ['fewer files than it says', /SHA256SUMS names \d+ files instead of \d+/, (of) => forget(of, keyFile)],
    ['a newer database', /of a newer version, whose Later1 this one lacks/, (of) => addMigration(of, 'Later1')],
  ])('%s is refused before a database is as much as started', async (name, sentence, spoil) => {
    const { system } = empty;
    const copy = await spoilt(name, spoil);
    await expect(restoreBackup(system, copy, { replace: false })).rejects.toThrow(sentence);
    expect(await readdir(system.dataDir)).toEqual([]);
  });

  it('another key leaves that of the system beside it', async () => {
    const { system } = await samples.empty();
    const key = path.join(system.dataDir, 'session-secret');
    await writeFile(key, 'the key of before');
    await restoreBackup(system, samples.backup, { replace: true });
    expect(await readFile(key, 'utf8')).toBe(await readFile(path.join(samples.backup, keyFile), 'utf8'));
    expect(await readFile(`${key}.before-restore`, 'utf8')).toBe('the key of before');
  });
});

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

async function forget(of: string, name: string): Promise<void> {
  await rm(path.join(of, name));
  await writeChecksums(of);
}

const addMigration = (of: string, name: string): Promise<void> =>
  changeManifest(of, ({ migrations }) => ({ migrations: [...migrations, name] }));

async function changeManifest(of: string, change: (manifest: Manifest) => Partial<Manifest>): Promise<void> {
  const file = path.join(of, manifestFile);
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, ...change(manifest) }));
  await writeChecksums(of);
}

async function changeRows(of: string, change: (text: string) => string): Promise<void> {
  const file = path.join(of, posts);
  await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())));
  await writeChecksums(of);
}
