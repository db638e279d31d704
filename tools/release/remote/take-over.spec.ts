import { appendFile, cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRelease } from '@site/releases';
import { TemporaryProduct } from '../../start/testing/temporary-product';
import { ensureReleased } from '../ensure-released';
import { packOnce } from '../pack-builds';
import { TemporaryWorkspace } from '../testing/temporary-workspace';
import { takeOver } from './take-over';

// A product starts.
jest.setTimeout(180_000);

/**
 * As the last version wrote it whose commands released into a folder: `one` and `two` were promoted, `three` was rolled back,
 * `four` is a canary.
 */
const folderOfBefore = path.join(import.meta.dirname, '../testing/folder-before-service');
const [one, two, three, four] = [
  '20261127-080100-04d7fce',
  '20261127-080200-259f61a',
  '20261127-080300-0f28b93',
  '20261127-080400-d4cc627',
] as const;
const app = 'public-site';

const workspace = new TemporaryWorkspace();
let product: TemporaryProduct;
beforeAll(async () => {
  await cp(folderOfBefore, workspace.releasesDir, { recursive: true });
  product = await TemporaryProduct.make();
  await product.start();
});
afterAll(async () => {
  await product?.remove();
  await workspace.remove();
});

/** What a start does with a build. */
async function startWith(text: string, builtAt?: Date): Promise<string[]> {
  await workspace.build(text);
  const build = await packOnce(workspace.releasesDir, { ...workspace.source, builtAt });
  return ensureReleased(product.service, workspace.releasesDir, [build]);
}

const read = (contentHash?: string) => product.service.read(app, contentHash);
/** Before what is live in the folder. */
const longAgo = new Date('2026-11-01');

describe('a folder of the version before there was a release service', () => {
  it('is taken over by the first start: when, by whom and why what is live and the one before went live', async () => {
    expect(await startWith('an older build', longAgo)).toEqual([
      `${app} is released by the API from now on: ${two} is live as before; the canary ${four} has ended (again: npm run promote -- ${app}@${four}).`,
    ]);
    const { live, canary, history } = await read();
    expect([live?.version, canary]).toEqual([two, null]);
    expect(history).toMatchObject([
      {
        ...{ kind: 'promote', from: one, to: two, who: 'ada', because: 'the menu is empty', rehearsal: 'skipped' },
        at: '2026-11-30T09:16:33.205Z',
      },
      {
        ...{ kind: 'promote', from: null, to: one, who: 'ada', because: 'the first one', rehearsal: 'passed' },
        at: '2026-11-30T09:16:31.226Z',
      },
    ]);
    expect(await startWith('an older build', longAgo)).toEqual([]);
  });

  it('has all of its versions there: to go back to, to be a canary again, not to be released again by a start', async () => {
    const { versions, revision } = await read();
    expect(versions.map(({ version }) => version)).toEqual(expect.arrayContaining([one, two, three, four]));
    const { contentHash } = await readRelease(path.join(workspace.releasesDir, app, three), app, three);
    expect((await read(contentHash)).hasContent).toBe(true);
    await product.service.rollBack(app, { revision, because: undefined });
    expect((await read()).live?.version).toBe(one);
    const promoting = { version: four, because: undefined, rehearsal: 'skipped', stages: '5%/10m,100%' } as const;
    await product.service.promote(app, { ...promoting, revision: (await read()).revision });
    expect((await read()).canary?.version).toBe(four);
  });

  it('goes on with the build of the start, where that is newer', async () => {
    const { revision } = await read();
    await product.service.rollBack(app, { revision, because: undefined });
    await startWith('today');
    expect((await read()).history[0]).toMatchObject({ from: one, because: 'a new build at the start' });
  });

  it('is taken over also with more versions than a service takes in an hour', async () => {
    const other = 'admin-console';
    const from = path.join(folderOfBefore, app, one);
    const release = await readRelease(from, app, one);
    const changes: string[] = [];
    for (let count = 1; count <= 130; count += 1) {
      const version = `20261128-${String(count).padStart(6, '0')}-04d7fce`;
      const folder = path.join(workspace.releasesDir, other, version);
      await cp(from, folder, { recursive: true });
      const packed = { ...release, app: other, version, addresses: ['/admin'] };
      await writeFile(path.join(folder, 'release.json'), JSON.stringify(packed));
      const at = new Date(count * 60_000).toISOString();
      changes.push(
        `${JSON.stringify({ revision: 5 + count, at, who: 'ada', kind: 'promote', app: other, from: null, to: version })}\n`,
      );
    }
    await appendFile(path.join(workspace.releasesDir, 'history.jsonl'), changes.join(''));
    await rm(path.join(workspace.releasesDir, 'current.json'));
    await takeOver(product.service, workspace.releasesDir, other);
    const { live, history } = await product.service.read(other);
    expect(live?.version).toBe('20261128-000130-04d7fce');
    expect(history).toHaveLength(20);
  });
});
