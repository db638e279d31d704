import { publish } from '../../../tools/release/remote/publish';
import { inWords, rounded, spreadOf } from '../../figures/distribution';
import { ReleaseFixture } from '../../fixtures/release-fixture';
import { SmallSite } from '../../fixtures/small-site';
import type { PartResult } from '../../part';

export interface ManyVersionsSize {
  few: number;
  many: number;
  times: number;
}

const app = 'public-site';
/** Of the median; and what a busy machine adds. */
const tolerated = 1.5;
const toleratedMs = 10;

/** Lists and promotes with few versions in the store, and again with many. */
export async function measureManyVersions({ few, many, times }: ManyVersionsSize): Promise<PartResult> {
  const site = new SmallSite();
  const versions = [await site.release('one'), await site.pack('two')];
  const fixture = await ReleaseFixture.start(site.releasesDir, 0);
  try {
    const client = await fixture.client();
    for (const version of versions) {
      await publish(client, { releasesDir: site.releasesDir, app, version, rehearsal: 'skipped' });
    }
    const measure = async () => {
      const [listed, promoted]: [number[], number[]] = [[], []];
      for (let count = 0; count < times; count += 1) {
        const began = performance.now();
        const { revision, live } = await client.read(app);
        listed.push(performance.now() - began);
        const version = String(versions.find((each) => each !== live?.version));
        const beganPromoting = performance.now();
        await client.promote(app, { version, revision, rehearsal: 'skipped', because: undefined });
        promoted.push(performance.now() - beganPromoting);
      }
      return { list: spreadOf(listed.map(rounded)), promote: spreadOf(promoted.map(rounded)) };
    };
    await measure();
    await fixture.database.query(copies(3, few));
    const before = await measure();
    await fixture.database.query(copies(few + 1, many));
    const after = await measure();
    const slower = (['list', 'promote'] as const).filter(
      (call) => after[call].median > before[call].median * tolerated + toleratedMs,
    );
    return {
      lines: (['list', 'promote'] as const).map(
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
