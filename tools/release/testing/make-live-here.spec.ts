import { readHistory, readPointer, readTraffic, withReleasesLocked } from '@site/releases';
import fs, { readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeLiveHere } from './make-live-here';
import { TemporaryWorkspace } from './temporary-workspace';

let workspace: TemporaryWorkspace;
beforeEach(() => (workspace = new TemporaryWorkspace()));
afterEach(() => workspace.remove());

const app = 'public-site';
const seen = () => readTraffic(workspace.releasesDir, app);
const live = async () => (await seen()).live;

describe('what is live on a disk', () => {
  it('is written down with who changed it, from what and to what', async () => {
    const first = await workspace.release('one');
    const second = await workspace.release('two');
    expect(await live()).toBe(second);
    expect(await readHistory(workspace.releasesDir)).toMatchObject([
      { revision: 1, kind: 'promote', app, from: null, to: first, who: expect.stringMatching(/./) },
      { revision: 2, kind: 'promote', app, from: first, to: second },
    ]);
  });

  it('lets one of several at the same time through, and says so to the others', async () => {
    await workspace.release('one');
    const versions = [await workspace.pack('two'), await workspace.pack('three'), await workspace.pack('four')];
    const before = await seen();
    const outcomes = await Promise.allSettled(
      versions.map((version) => makeLiveHere(workspace.releasesDir, app, version, { seen: before })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('went live meanwhile');
    }
    expect(await readHistory(workspace.releasesDir)).toHaveLength(2);
    expect((await readPointer(workspace.releasesDir))?.revision).toBe(2);
  });

  it('does not wait for a process that died with the lock', async () => {
    await workspace.release('one');
    await writeFile(path.join(workspace.releasesDir, 'current.lock'), `2147483646 ${hostname()}`);
    await expect(workspace.release('two')).resolves.toMatch(/^\d{8}-/);
    expect(await readdir(workspace.releasesDir)).not.toContain('current.lock');
  });

  it('does not wait for one that has the lock for longer than any work takes, whoever has its number by now', async () => {
    await workspace.release('one');
    const lock = path.join(workspace.releasesDir, 'current.lock');
    await writeFile(lock, `${process.pid} ${hostname()}`);
    const longAgo = new Date(Date.now() - 10 * 60_000);
    await utimes(lock, longAgo, longAgo);
    await expect(workspace.release('two')).resolves.toMatch(/^\d{8}-/);
  });

  it('goes one at a time, also when all find the lock of a dead process', async () => {
    await workspace.release('one');
    const { releasesDir } = workspace;
    for (let round = 0; round < 20; round++) {
      await writeFile(path.join(releasesDir, 'current.lock'), `2147483646 ${hostname()}`);
      let working = 0;
      const work = async () => {
        expect((working += 1)).toBe(1);
        await wait(1);
        working -= 1;
      };
      await Promise.all(Array.from({ length: 8 }, () => withReleasesLocked(releasesDir, work)));
    }
    expect((await readdir(releasesDir)).filter((name) => name.includes('lock'))).toEqual([]);
  });

  it('makes nothing live that was deleted while it waited', async () => {
    const first = await workspace.release('one');
    const second = await workspace.pack('two');
    const before = await seen();
    const promoting = withReleasesLocked(workspace.releasesDir, async () => {
      const open = jest.spyOn(fs, 'open');
      const waiting = makeLiveHere(workspace.releasesDir, app, second, { seen: before }).catch(String);
      // Once it tries to take the lock, it has looked at all that it looks at before.
      while (!open.mock.calls.some(([file]) => String(file).endsWith('current.lock'))) await wait(1);
      open.mockRestore();
      await rm(path.join(workspace.releasesDir, app, second), { recursive: true });
      return { waiting };
    });
    expect(await (await promoting).waiting).toContain(`There is no release ${app}@${second}`);
    expect(await live()).toBe(first);
  });
});

describe('a full disk', () => {
  it('leaves what is live and its history as they were, and is named', async () => {
    const first = await workspace.release('one');
    const second = await workspace.pack('two');
    // Whatever is written there finds no room.
    await symlink('/dev/full', path.join(workspace.releasesDir, 'current.json.tmp'));
    const promoting = makeLiveHere(workspace.releasesDir, app, second);
    await expect(promoting).rejects.toThrow(`There is no room left on the disk of ${workspace.releasesDir}.`);
    expect(await live()).toBe(first);
    expect(await readHistory(workspace.releasesDir)).toHaveLength(1);
    expect((await readdir(workspace.releasesDir)).sort()).toEqual(['current.json', 'history.jsonl', app]);
    await makeLiveHere(workspace.releasesDir, app, second);
    expect(await live()).toBe(second);
  });
});
