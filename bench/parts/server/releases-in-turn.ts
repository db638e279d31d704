import { readTraffic, swapPointer } from '@site/releases';
import { spreadOf } from '../../figures/distribution';
import { keepAlive } from '../../load/keep-alive';
import type { PartResult } from '../../part';
import { copyRelease } from '../../stage/copy-release';
import { sumOf } from '../../stage/shell-figures';
import type { Stage } from '../../stage/stage';

const app = 'public-site';
/** Visits of each release: enough for its code to be compiled. */
const visits = 10;
const page = (count: number): string => `/?drawn-for=${count}`;
const megabyte = 1024 * 1024;
/** More than that is no longer noise of the collector. */
const mostGrowth = 1.15;

/** Makes one release after the other live, each with code of its own, and looks at the memory in between. */
export async function releaseInTurn(
  { origin, releasesDir, figures }: Stage,
  { releases }: { releases: number },
): Promise<PartResult> {
  const load = keepAlive(origin, 1);
  const memory: number[] = [];
  try {
    for (let count = 1; count <= releases; count++) {
      const seen = await readTraffic(releasesDir, app);
      if (!seen.live) throw new Error(`No release of ${app} is live.`);
      const to = await copyRelease(releasesDir, app, seen.live, `bench-${count}`);
      await swapPointer(releasesDir, { kind: 'promote', app, seen, to, who: 'the bench' });
      for (let visit = 0; visit < visits; visit++) {
        const { status, body } = await load.get(page(visit));
        if (status !== 200 || !body.includes(to)) throw new Error(`${to} did not answer with a page of its own.`);
      }
      memory.push(Math.round(sumOf(await figures(), 'process_resident_memory_bytes') / megabyte));
    }
  } finally {
    load.end();
  }
  return resultOf(memory);
}

/**
 * Between two collections memory grows by what each release leaves; what counts is what a collection does not free: the
 * lowest of the first half, without the fifth that fills what is kept on purpose, and of the second.
 */
function resultOf(memory: number[]): PartResult {
  const count = memory.length;
  const half = Math.max(Math.floor(count / 2), 1);
  const early = spreadOf(memory.slice(Math.floor(count / 5), half));
  const late = spreadOf(memory.slice(-half));
  const growth = Math.round((late.low / early.low) * 100) / 100;
  return {
    lines: [
      `memory over ${count} releases, MB: ${early.low} to ${early.high} in the first half, ${late.low} to ${late.high} in the second; what is left after a collection: ${growth} times`,
    ],
    figures: { releasesInTurn: { count, memoryMb: memory, early, late, growth } },
    failures: growth > mostGrowth ? [`Memory grew ${growth} times over ${count} releases.`] : [],
  };
}
