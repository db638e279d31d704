import { publish } from '../../../tools/release/remote/publish';
import type { RemoteReleases } from '../../../tools/release/remote/release-client';
import { inWords, rounded, type Spread, spreadOf } from '../../figures/distribution';
import { ReleaseFixture } from '../../fixtures/release-fixture';
import { SmallSite } from '../../fixtures/small-site';
import type { PartResult } from '../../part';

export interface ManyVersionsSize {
  few: number;
  many: number;
  times: number;
}

const app = 'public-site';
/** Of the median. */
const tolerated = 1.5;
const calls = ['list', 'promote', 'roll back'] as const;
type Call = (typeof calls)[number];

/** Lists, promotes and rolls back with few versions in the store, which were made live as often, and again with many. */
export async function measureManyVersions({ few, many, times }: ManyVersionsSize): Promise<PartResult> {
  const site = new SmallSite();
  const versions = [await site.release('one'), await site.pack('two')];
  const fixture = await ReleaseFixture.start(site.releasesDir, 0);
  try {
    const client = await fixture.client();
    for (const version of versions) {
      await publish(client, { releasesDir: site.releasesDir, app, version, rehearsal: 'skipped' });
    }
    const read = () => client.read(app);
    const promote = async ({ revision, live }: RemoteReleases) => {
      const version = String(versions.find((each) => each !== live?.version));
      await client.promote(app, { version, revision, rehearsal: 'skipped', because: undefined });
    };
    const measure = async (): Promise<Record<Call, Spread>> => {
      const taken: Record<Call, number[]> = { list: [], promote: [], 'roll back': [] };
      const timed = async <T>(call: Call, work: () => Promise<T>): Promise<T> => {
        const began = performance.now();
        const result = await work();
        taken[call].push(rounded(performance.now() - began));
        return result;
      };
      for (let count = 0; count < times; count += 1) {
        const before = await timed('list', read);
        await timed('promote', () => promote(before));
        const { revision } = await read();
        await timed('roll back', () => client.rollBack(app, { revision, because: undefined }));
      }
      return {
        list: spreadOf(taken.list),
        promote: spreadOf(taken.promote),
        'roll back': spreadOf(taken['roll back']),
      };
    };
    const grow = async (from: number, to: number) => {
      await fixture.database.query(copies(from, to));
      for (let count = from; count <= to; count += 1) await promote(await read());
    };
    // So that there is one to go back to.
    await promote(await read());
    await promote(await read());
    await measure();
    await grow(3, few);
    const before = await measure();
    await grow(few + 1, many);
    const after = await measure();
    const slower = calls.filter((call) => after[call].median > before[call].median * tolerated);
    return {
      lines: calls.map(
        (call) => `${call}: ${inWords(before[call])} ms with ${few} versions, ${inWords(after[call])} ms with ${many}`,
      ),
      figures: { versions: { few, many, before, after } },
      failures: slower.map((call) => `To ${call} takes ${after[call].median} ms with ${many} versions.`),
    };
  } finally {
    await fixture.end();
    await site.remove();
  }
}

/** Like the first one, under other names; older, so that the two that are promoted stay the newest. */
const copies = (from: number, to: number): string => `
  INSERT INTO release_versions (app, version, manifest, commit, "builtAt", bytes, "publishedBy", "completedAt", rehearsal)
  SELECT app, 'copy-' || n, jsonb_set(manifest, '{release,version}', to_jsonb('copy-' || n)), commit, "builtAt", bytes,
    "publishedBy", "completedAt" - n * interval '1 minute', rehearsal
  FROM (SELECT * FROM release_versions WHERE version NOT LIKE 'copy-%' ORDER BY "completedAt" LIMIT 1) AS first,
    generate_series(${from}, ${to}) AS n;
  ANALYZE release_versions;`;
