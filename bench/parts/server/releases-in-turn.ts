import { setTimeout as wait } from 'node:timers/promises';
import { readTraffic, swapPointer } from '@site/releases';
import { spreadOf } from '../../figures/distribution';
import { residentTree } from '../../figures/processor-time';
import { keepAlive } from '../../load/keep-alive';
import type { PartResult } from '../../part';
import { copyRelease } from '../../fixtures/copy-release';
import type { ProductFixture } from '../../fixtures/product-fixture';

const app = 'public-site';
/** Visits of each release: enough for its code to be compiled. */
const visits = 10;
const page = (count: number): string => `/?rendered-for=${count}`;
/** More than that is no longer noise of the collector. */
const mostGrowth = 1.15;
/** In which the processes of releases that are live no longer have to be gone. */
const endMs = 2_000;

/** Makes one release after the other live, each with code of its own, and looks at the memory of the shell and theirs in between. */
export async function releaseInTurn(
  { origin, releasesDir, shellPid }: ProductFixture,
  { releases }: { releases: number },
): Promise<PartResult> {
  const load = keepAlive(origin, 1);
  const memory: number[] = [];
  const children: number[] = [];
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
      const usage = residentTree(shellPid());
      memory.push(usage.mb);
      children.push(usage.children);
    }
  } finally {
    load.end();
  }
  const first = Number(children[0]);
  return resultOf(memory, { first, last: await childrenLeft(shellPid(), first) });
}

/** As many as there are once those that were to end had the time to. */
async function childrenLeft(pid: number, wanted: number): Promise<number> {
  for (const until = performance.now() + endMs; ; await wait(100)) {
    const { children } = residentTree(pid);
    if (children <= wanted || performance.now() > until) return children;
  }
}

/** The first fifth fills what is kept on purpose; the second is compared with the last. */
function resultOf(memory: number[], children: { first: number; last: number }): PartResult {
  const fifth = Math.max(Math.floor(memory.length / 5), 1);
  const early = spreadOf(memory.slice(fifth, 2 * fifth));
  const late = spreadOf(memory.slice(-fifth));
  const growth = Math.round((late.median / early.median) * 100) / 100;
  const count = memory.length;
  return {
    lines: [
      `memory of the shell and its ${children.last} processes over ${count} releases, MB: ${early.median} (${early.low} to ${early.high}) in the second fifth, ${late.median} (${late.low} to ${late.high}) in the last: ${growth} times`,
    ],
    figures: { releasesInTurn: { count, memoryMb: memory, children, early, late, growth } },
    failures: [
      ...(growth > mostGrowth ? [`Memory grew ${growth} times over ${count} releases.`] : []),
      ...(children.last > children.first
        ? [`Processes below the shell: ${children.first} after the first release, ${children.last} after the last.`]
        : []),
    ],
  };
}
