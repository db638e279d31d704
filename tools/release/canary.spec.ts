import { liveVersion, readHistory, readTraffic, trailOf } from '@site/releases';
import { endCanary, giveToShare } from './canary';
import { collectReleases } from './collect-releases';
import { describeLast } from './describe-last';
import { promote, rollBack } from './go-live';
import { pack } from './pack';
import { TemporaryWorkspace } from './testing/temporary-workspace';

const app = 'public-site';
let workspace: TemporaryWorkspace;
let first: string;
let second: string;

beforeEach(async () => {
  workspace = new TemporaryWorkspace();
  first = await packNext('one');
  second = await packNext('two');
  await promote(workspace.releasesDir, app, first, await seen());
});
afterEach(() => workspace.remove());

const seen = () => readTraffic(workspace.releasesDir, app);
const history = () => readHistory(workspace.releasesDir);

async function packNext(text: string): Promise<string> {
  await workspace.build(text);
  return (await pack(workspace.source, workspace.releasesDir)).version;
}

const give = async (percent: number, version = second) =>
  giveToShare(workspace.releasesDir, app, { version, percent, because: 'a try' }, await seen());
const end = async () => endCanary(workspace.releasesDir, app, await seen(), 'enough');

describe('giving a version to a share of the visitors', () => {
  it('leaves what is live, and writes down who, why and how many', async () => {
    await give(10);
    expect(await seen()).toMatchObject({ live: first, canary: { version: second, percent: 10 } });
    expect((await history()).at(-1)).toMatchObject({
      ...{ kind: 'canary', from: first, to: second, percent: 10, because: 'a try' },
      who: expect.stringMatching(/./),
    });
  });

  it('keeps the time of its beginning while the share grows', async () => {
    await give(10);
    const { canary } = await seen();
    await give(50);
    expect((await seen()).canary).toEqual({ ...canary, percent: 50 });
  });

  it('is no step on the way back: that leads past it', async () => {
    await give(10);
    await end();
    expect(trailOf(await history(), app)).toEqual([first]);
  });

  it('ends when the version is promoted whole, or another is', async () => {
    await give(10);
    await promote(workspace.releasesDir, app, second, await seen());
    expect(await seen()).toEqual({ live: second, canary: null });
    await give(10, first);
    await promote(workspace.releasesDir, app, await packNext('three'), await seen());
    expect((await seen()).canary).toBeNull();
    await rollBack(workspace.releasesDir, app);
    expect(await liveVersion(workspace.releasesDir, app)).toBe(second);
  });

  it('lets one of several at the same time through', async () => {
    const before = await seen();
    const shares = [10, 20, 30].map((percent) =>
      giveToShare(workspace.releasesDir, app, { version: second, percent }, before),
    );
    const outcomes = await Promise.allSettled(shares);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses in words what makes no sense', async () => {
    await expect(give(10, first)).rejects.toThrow('is already live: all visitors get it');
    await expect(give(10, 'none')).rejects.toThrow('There is no release public-site@none');
    await expect(end()).rejects.toThrow('is not a canary: there is nothing to end');
    await give(10);
    await expect(give(10)).rejects.toThrow('is already the canary for 10 %');
    await expect(give(10, await packNext('three'))).rejects.toThrow(
      `${second} is the canary now, for 10 %. End it first`,
    );
  });
});

describe('ending a canary', () => {
  it('gives everybody what is live, and says why', async () => {
    await give(10);
    await end();
    expect(await seen()).toEqual({ live: first, canary: null });
    expect((await history()).at(-1)).toMatchObject({ kind: 'withdraw', from: second, to: first, because: 'enough' });
  });

  it('is told of the canary, not of what stays live', async () => {
    await give(10);
    expect(describeLast(await history(), { app, version: second })).toMatch(/^canary for 10 % .*: a try$/);
    await end();
    expect(describeLast(await history(), { app, version: second })).toMatch(/^withdrawn .*: enough$/);
    expect(describeLast(await history(), { app, version: first })).toMatch(/^made live .* \(promote\)$/);
  });
});

describe('collecting', () => {
  it('keeps a canary while it runs, and deletes it when no tab can need it any more', async () => {
    await give(10);
    const collect = () => collectReleases(workspace.releasesDir, app, { days: 0, goodOnes: 1 });
    expect(await collect()).toEqual([]);
    await end();
    expect(await collect()).toMatchObject([{ version: second }]);
  });
});
