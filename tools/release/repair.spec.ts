import { describeDamage, readHistory, readTraffic, repairRecords, trailOf } from '@site/releases';
import { appendFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeLiveHere } from './testing/make-live-here';
import { TemporaryWorkspace } from './testing/temporary-workspace';

let workspace: TemporaryWorkspace;
beforeEach(() => (workspace = new TemporaryWorkspace()));
afterEach(() => workspace.remove());

const app = 'public-site';
const fileOf = (...names: string[]): string => path.join(workspace.releasesDir, ...names);
const live = async () => (await readTraffic(workspace.releasesDir, app)).live;
const back = async () => {
  const [before = ''] = trailOf(await history(), app).slice(-2);
  await makeLiveHere(workspace.releasesDir, app, before, { kind: 'rollback' });
};
const damage = () => describeDamage(workspace.releasesDir);
const history = () => readHistory(workspace.releasesDir);

describe('half a line in the history', () => {
  const halfALine = '{"revision":3,"at":"2026-11-2';

  it('hides nothing else, and spoils no line that comes after it', async () => {
    const [first, second] = [await workspace.release('one'), await workspace.release('two')];
    await appendFile(fileOf('history.jsonl'), halfALine);
    expect((await history()).map(({ to }) => to)).toEqual([first, second]);
    const third = await workspace.release('three');
    expect((await history()).map(({ to }) => to)).toEqual([first, second, third]);
    await back();
    expect(await live()).toBe(second);
  });

  it('is told, and put aside by a repair', async () => {
    await workspace.release('one');
    await appendFile(fileOf('history.jsonl'), halfALine);
    expect(await damage()).toEqual([`${fileOf('history.jsonl')} has 1 line that can’t be read.`]);
    expect(await repairRecords(workspace.releasesDir)).toEqual([
      expect.stringContaining('rewritten without the unreadable lines'),
    ]);
    expect(await damage()).toEqual([]);
    expect(await history()).toHaveLength(1);
    const [kept = ''] = (await readdir(workspace.releasesDir)).filter((name) => name.includes('damaged'));
    expect(await readFile(fileOf(kept), 'utf8')).toContain(halfALine);
  });
});

describe('a pointer that is truncated', () => {
  beforeEach(async () => {
    await workspace.release('one');
    await workspace.release('two');
    await truncate(fileOf('current.json'), 30);
  });

  it('is told, and what is live is known from the history', async () => {
    expect(await damage()).toEqual([`${fileOf('current.json')} is damaged: what is live was read from history.jsonl.`]);
    expect(await live()).toBe((await history()).at(-1)?.to);
  });

  it.each(['promote', 'rollback'])('is whole again after the next %s', async (kind) => {
    const before = (await history()).length;
    await (kind === 'promote' ? workspace.release('three') : back());
    expect(await damage()).toEqual([]);
    expect(await history()).toHaveLength(before + 1);
    expect(await live()).toBe((await history()).at(-1)?.to);
  });

  it('is whole again after a repair', async () => {
    await repairRecords(workspace.releasesDir);
    const whole = JSON.parse(await readFile(fileOf('current.json'), 'utf8'));
    expect(whole).toMatchObject({ revision: 2, apps: { [app]: await live() } });
  });

  it('is written anew by the next promotion where the history is gone as well', async () => {
    await writeFile(fileOf('history.jsonl'), '');
    expect(await damage()).toEqual([expect.stringContaining('does not say what was live either')]);
    const third = await workspace.release('three');
    expect(await live()).toBe(third);
    expect(await damage()).toEqual([]);
  });
});
