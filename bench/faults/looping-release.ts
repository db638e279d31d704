import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Release } from '@site/federation';
import { integrityOf, readHistory, readTraffic, swapPointer } from '@site/releases';
import { quantile, rounded } from '../figures/distribution';
import { copyRelease } from '../fixtures/copy-release';
import type { FaultUnderLoad, ProcessesFixture } from './under-load';

const app = 'public-site';
/** What must answer all the while: a cached page, the console, the API, and what a supervisor asks. */
const others = ['/', '/admin/login', '/api/posts?limit=12', '/readyz', '/api/health/live'];
const seconds = { before: 5, during: 20 };
/** A render's deadline, and the time for a sign of life after it. */
const loopEndsMs = 5_000;
/** How many times the usual a 99th percentile may be, and below how many milliseconds nobody would notice. */
const limits = { times: 2, unnoticedMs: 20 };

/** Appended to a server bundle: renders every page but one. */
const loop = `
const { render } = module.exports;
module.exports = { ...module.exports, render: (address, context) => {
  if (address.startsWith('/loops')) for (;;);
  return render(address, context);
} };
`;

/** By address, what it took before. */
let usual = new Map<string, number>();

export const releaseLoops: FaultUnderLoad = {
  name: 'release-loops',
  fault: 'a live release that loops for ever on a page, which somebody opens twice a second for 40 s',
  seconds: 40,
  pagesStay: true,
  inflict: async (fixture) => {
    usual = await slowest(fixture, seconds.before);
    const { releasesDir } = fixture.product;
    const seen = await readTraffic(releasesDir, app);
    const version = await copyRelease(releasesDir, app, String(seen.live), 'looping');
    await addLoop(path.join(releasesDir, app, version));
    await swapPointer(releasesDir, { kind: 'promote', app, seen, to: version, who: 'a fault' });
    // Visitors of its other pages came before: those are cached.
    await slowest(fixture, 1);
    const visitor = openAgainAndAgain(fixture);
    return async () => {
      await visitor.leave();
      // The shell, which is killed at the end, has ended the process that still loops by then.
      await wait(loopEndsMs);
      const now = await readTraffic(releasesDir, app);
      if (now.live === version) {
        await swapPointer(releasesDir, { kind: 'rollback', app, seen: now, to: String(seen.live), who: 'a fault' });
      }
    };
  },
  look: async (fixture, note) => {
    const failures: string[] = [];
    for (const [address, during] of await slowest(fixture, seconds.during)) {
      const before = usual.get(address) ?? 0;
      note(`${address} p99 ${rounded(during)} ms (before: ${rounded(before)})`);
      if (during > Math.max(limits.times * before, limits.unnoticedMs)) {
        failures.push(`${address} took ${rounded(during)} ms, where ${rounded(before)} are usual`);
      }
    }
    return failures;
  },
  lookAfter: async ({ product: { releasesDir } }, note) => {
    const { kind, because } = (await readHistory(releasesDir)).at(-1) ?? {};
    note(`in the history: ${kind}, ${because ?? 'without a reason'}`);
    await rm(path.join(releasesDir, app, 'looping'), { recursive: true });
    return because?.startsWith('its process ended') ? [] : ['the shell did not roll it back by itself'];
  },
};

async function addLoop(folder: string): Promise<void> {
  const file = path.join(folder, 'release.json');
  const release: Release = JSON.parse(await readFile(file, 'utf8'));
  const server = String(release.server);
  await appendFile(path.join(folder, server), loop);
  release.integrity[server] = integrityOf(await readFile(path.join(folder, server)));
  await writeFile(file, JSON.stringify(release));
}

/** Waits for no answer: others open it as well. */
function openAgainAndAgain({ product }: ProcessesFixture): { leave(): Promise<void> } {
  let going = true;
  const open = async () => {
    for (let count = 0; going; count++) {
      void fetch(`${product.origin}/loops-${count}`).catch(() => undefined);
      await wait(500);
    }
  };
  const opening = open();
  return {
    leave: async () => {
      going = false;
      await opening;
    },
  };
}

/** The 99th percentile of each address's answers, asked for in turn for so long, in milliseconds. */
async function slowest({ product }: ProcessesFixture, forSeconds: number): Promise<Map<string, number>> {
  const took = new Map(others.map((address) => [address, [] as number[]]));
  const end = performance.now() + forSeconds * 1000;
  while (performance.now() < end) {
    for (const [address, times] of took) {
      const began = performance.now();
      await (await fetch(product.origin + address)).arrayBuffer();
      times.push(performance.now() - began);
    }
    await wait(10);
  }
  return new Map([...took].map(([address, times]) => [address, quantile(times, 0.99)]));
}
