import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseFixture } from '../fixtures/release-fixture';
import { versionServed } from '../fixtures/version-served';
import { moveClock } from './clock-options';
import type { Fault, Sight } from './fault';
import { inWords, People, unserved } from './people';
import { app, inScene, promoter, recoveryMs, type Scene, shells, untilLive } from './release-scene';

/** A canary that breaks in every browser, whose pages come from a shell with a wrong clock and whose errors go to the other. */
export const canaryClockOff: Fault = { name: 'release-clock-off-canary', run: () => inScene(-1, endure) };

/** One of each bucket, so that half of them have a canary of 50 %. */
const cookies = Array.from({ length: 100 }, (_, bucket) => `release-bucket=${bucket}`);

async function endure({ fixture, versions: [first, second] }: Scene): Promise<Sight> {
  const promote = await promoter(fixture);
  await promote(first);
  await untilLive(fixture, first, shells, recoveryMs);
  const visitors = fixture.shells.map(({ origin }) => new People({ origin }, ['/']));
  await moveClock(fixture.shells[0]?.copy);
  await promote(second, '50%');
  const isGiven = await within(recoveryMs, async () => (await countGiven(fixture, second)) === shells * 50);
  await reportErrors(fixture, second);
  const began = performance.now();
  const isWithdrawn = await within(recoveryMs, async () => (await countGiven(fixture, second)) === 0);
  const withdrawn = performance.now() - began;
  await Promise.all(visitors.map((visitor) => visitor.leave()));
  const pages = visitors.flatMap((visitor) => visitor.pages);
  const problems = [
    ...(isGiven ? [] : ['the canary was not given to half of the visitors']),
    ...(isWithdrawn ? [] : [`the canary was not withdrawn within ${recoveryMs / 1000} s`]),
    ...unserved(pages),
  ];
  return {
    fault:
      'the clock of one of two shells an hour behind; a canary of 50 % breaks in browsers, which report to the other shell',
    visitor: `pages ${inWords(pages)}`,
    admin: isWithdrawn ? 'the service withdraws the canary' : 'the canary stays',
    after: `no visitor of ${shells} shells has it ${(withdrawn / 1000).toFixed(1)} s later`,
    failures: problems.map((problem) => `${canaryClockOff.name}: ${problem}`),
  };
}

/** As the browsers of those who get the version from the first shell. */
async function reportErrors({ shells: [sender, taker] }: ReleaseFixture, version: string): Promise<void> {
  for (const cookie of cookies) {
    const page = await fetch(`${sender?.origin}/`, { headers: { cookie } });
    const [, view] = /^view;desc="(.*)"$/.exec(page.headers.get('server-timing') ?? '') ?? [];
    if ((await versionServed(String(sender?.origin), app, cookie)) !== version) continue;
    await fetch(`${taker?.origin}/client-errors`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ app, version, message: 'broken', view }),
    });
  }
}

/** How many of a hundred visitors of each shell get a version. */
async function countGiven({ shells: all }: ReleaseFixture, version: string): Promise<number> {
  const served = all.flatMap(({ origin }) => cookies.map((cookie) => versionServed(origin, app, cookie)));
  return (await Promise.all(served)).filter((one) => one === version).length;
}

async function within(ms: number, isSo: () => Promise<boolean>): Promise<boolean> {
  for (const until = performance.now() + ms; performance.now() < until; await wait(100)) if (await isSo()) return true;
  return false;
}
