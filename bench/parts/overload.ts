import { setTimeout as wait } from 'node:timers/promises';
import { quantile, rounded } from '../figures/distribution';
import { type OpenSample, openLoad } from '../load/open-load';
import { calmMs, recovery } from '../load/recovery';
import { SteadyLoad } from '../load/steady-load';
import type { Part, PartResult } from '../part';
import { type LoadFixture, startLoadFixture } from '../fixtures/load-fixture';

export interface OverloadSize {
  posts: number;
  seconds: number;
  /** How many requests are sent at a time to find out what the product can do. */
  visitors: number;
  /** How many times as many are sent then. */
  times: number;
}

const healthEveryMs = 250;
const recoveryLimitMs = 10_000;
const health = ['/healthz', '/api/health/live'];

/** Requests more than the product can serve: it must say so, stay alive, and be as before soon after. */
export const overload = (size: OverloadSize): Part => ({
  name: 'overload',
  summary: `${size.times} times what the product can do, for ${size.seconds} s: turned away with 503, health answered`,
  run: async () => {
    const fixture = await startLoadFixture(size.posts);
    try {
      return await measure(fixture, size);
    } finally {
      await fixture.end();
    }
  },
});

async function measure(fixture: LoadFixture, { seconds, visitors, times }: OverloadSize): Promise<PartResult> {
  const { origin } = fixture.product;
  const calm = await calmMs(origin, fixture.searchOf);
  const capacity = await capacityOf(fixture, visitors, seconds);
  const checks = watchHealth(origin);
  const samples = await openLoad(origin, fixture.searchOf, { perSecond: capacity * times, seconds });
  const last = samples.at(-1) ?? { at: performance.now(), ms: 0 };
  const recoveredMs = await recovery(origin, (index) => fixture.searchOf(samples.length + index), {
    ...{ since: last.at - last.ms, calmMs: calm },
    withinMs: recoveryLimitMs * 3,
  });
  const healths = await checks.end();

  const of = (status: number) => samples.filter((sample) => sample.status === status);
  const [served, shed] = [of(200), of(503)];
  const other = samples.length - served.length - shed.length;
  const unannounced = shed.filter(({ retryAfter }) => !retryAfter).length;
  const unhealthy = healths.filter(({ status }) => status !== 200).length;
  const p99 = (list: OpenSample[]) =>
    rounded(
      quantile(
        list.map(({ ms }) => ms),
        0.99,
      ),
    );
  return {
    lines: [
      `capacity ${capacity.toFixed(0)} searches a second (${visitors} at a time); requested ${(capacity * times).toFixed(0)} a second`,
      `${samples.length} requests: ${served.length} served (p99 ${p99(served)} ms), ${shed.length} turned away (p99 ${p99(shed)} ms), ${other} others`,
      `${healths.length} health checks, ${unhealthy} not answered with 200, slowest ${Math.round(Math.max(...healths.map(({ ms }) => ms)))} ms`,
      `served as quickly as before (p50 ${rounded(calm)} ms) ${(recoveredMs / 1000).toFixed(1)} s after the last request`,
    ],
    figures: {
      calmMs: rounded(calm),
      capacity,
      served: served.length,
      shed: shed.length,
      other,
      unhealthy,
      recoveredMs,
      p99: p99(served),
    },
    failures: [
      ...(shed.length === 0 ? ['Nobody was turned away.'] : []),
      ...(unannounced > 0 ? [`${unannounced} were turned away without Retry-After.`] : []),
      ...(other > 0 ? [`${other} were neither served nor turned away.`] : []),
      ...(unhealthy > 0 ? [`${unhealthy} health checks failed.`] : []),
      ...(recoveredMs > recoveryLimitMs ? [`It took ${recoveredMs} ms until all was as before.`] : []),
    ],
  };
}

/** Searches a second that some visitors get who send them without a pause. */
export async function capacityOf(
  { product, searchOf }: LoadFixture,
  visitors: number,
  seconds: number,
): Promise<number> {
  let index = 0;
  const load = new SteadyLoad(product.origin, async (get) => void (await get(searchOf((index += 1)))), visitors);
  load.start();
  await load.untilMore(visitors * 2);
  const [from, began] = [load.samples.length, performance.now()];
  await wait(seconds * 1000);
  const responses = load.samples.length - from;
  const took = performance.now() - began;
  await load.stop();
  return (responses * 1000) / took;
}

interface HealthCheck {
  status: number;
  ms: number;
}

function watchHealth(origin: string): { end(): Promise<HealthCheck[]> } {
  const checks: HealthCheck[] = [];
  let going = true;
  const watching = (async () => {
    for (let index = 0; going; index += 1) {
      const began = performance.now();
      const status = await fetch(origin + health[index % health.length]).then(
        (response) => response.arrayBuffer().then(() => response.status),
        () => 0,
      );
      checks.push({ status, ms: performance.now() - began });
      await wait(healthEveryMs);
    }
  })();
  return {
    end: async () => {
      going = false;
      await watching;
      return checks;
    },
  };
}
