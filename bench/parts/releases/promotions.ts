import { setTimeout as wait } from 'node:timers/promises';
import { publish } from '../../../tools/release/remote/publish';
import { inWords, rounded, spreadOf } from '../../figures/distribution';
import { ReleaseFixture } from '../../fixtures/release-fixture';
import { SmallSite } from '../../fixtures/small-site';
import { versionServed } from '../../fixtures/version-served';
import { visitPage } from '../../load/page-set';
import { SteadyLoad } from '../../load/steady-load';
import type { PartResult } from '../../part';

export interface PromotionsSize {
  promotions: number;
  shells: number;
  visitors: number;
}

const app = 'public-site';
const followMs = 2_000;

/** Promotes one of two versions after the other while visitors open pages of all shells; each time all must follow. */
export async function measurePromotions({ promotions, shells, visitors }: PromotionsSize): Promise<PartResult> {
  const site = new SmallSite();
  const versions = [await site.release('one'), await site.pack('two')];
  const fixture = await ReleaseFixture.start(site.releasesDir, shells);
  const client = await fixture.client();
  const loads: SteadyLoad[] = [];
  const followed: number[] = [];
  try {
    for (const version of versions) {
      await publish(client, { releasesDir: site.releasesDir, app, version, rehearsal: 'passed' });
    }
    for (const { origin } of fixture.shells) {
      const load = new SteadyLoad(
        origin,
        visitPage('/', site.releasesDir, () => undefined),
        visitors,
      );
      loads.push(load);
      load.start();
    }
    for (let count = 0; count < promotions; count += 1) {
      const version = String(versions[(count + 1) % 2]);
      const revision = await revisionOf(client);
      const began = performance.now();
      await client.promote(app, { version, revision, rehearsal: 'passed', because: undefined });
      await Promise.all(fixture.shells.map(({ origin }) => untilLive(origin, version)));
      followed.push(rounded(performance.now() - began));
    }
  } finally {
    for (const load of loads) await load.stop();
    await fixture.end();
    await site.remove();
  }
  const failed = loads.flatMap(({ failures }) => failures);
  const answers = loads.reduce((sum, { samples }) => sum + samples.length, 0);
  const spread = spreadOf(followed);
  return {
    lines: [
      `${promotions} promotions under ${visitors} visitors of each of ${shells} shells: ${answers} answers, ${failed.length} failures`,
      `until all shells had followed: ${inWords(spread)} ms (wanted: under ${followMs})`,
    ],
    figures: { promotions: { count: promotions, shells, answers, failures: failed.length, followedMs: spread } },
    failures: [...failed, ...(spread.high > followMs ? [`Shells followed after ${spread.high} ms only.`] : [])],
  };
}

const revisionOf = async (client: Awaited<ReturnType<ReleaseFixture['client']>>): Promise<number> =>
  (await client.read(app)).revision;

/** Asks one shell until it serves a version. */
async function untilLive(origin: string, version: string): Promise<void> {
  const end = performance.now() + 60_000;
  while ((await versionServed(origin, app)) !== version) {
    if (performance.now() > end) throw new Error(`${origin} does not follow to ${version}.`);
    await wait(20);
  }
}
