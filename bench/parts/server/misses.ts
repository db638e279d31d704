import { quantile, rounded } from '../../figures/distribution';
import { keepAlive } from '../../load/keep-alive';
import type { PartResult } from '../../part';
import { sumOf } from '../../fixtures/shell-figures';
import type { ProductFixture } from '../../fixtures/product-fixture';

/** A query that no release expects: such a page is rendered for each request. */
const uncached = (count: number): string => `/?rendered-for=${count}`;
const warmUp = 20;

/** What a page costs that has to be rendered, its document built and compressed. */
export async function measureMisses(
  { origin, figures }: ProductFixture,
  { misses }: { misses: number },
): Promise<PartResult> {
  const load = keepAlive(origin, 1);
  const latencies: number[] = [];
  try {
    for (let count = 0; count < warmUp; count++) await load.get(uncached(count));
    const before = await figures();
    for (let count = 0; count < misses; count++) {
      const began = performance.now();
      const { status } = await load.get(uncached(count), { 'Accept-Encoding': 'gzip, deflate, br' });
      if (status !== 200) throw new Error(`${uncached(count)}: status ${status}`);
      latencies.push(performance.now() - began);
    }
    const after = await figures();
    const spent = (name: string) => sumOf(after, name) - sumOf(before, name);
    const ms = {
      p50: rounded(quantile(latencies, 0.5)),
      p99: rounded(quantile(latencies, 0.99)),
      render: rounded((spent('shell_render_seconds_sum') / spent('shell_render_seconds_count')) * 1000),
      processor: rounded((spent('process_cpu_seconds_total') / misses) * 1000),
    };
    return {
      lines: [
        `home page rendered anew, one after the other: p50 ${ms.p50} ms, p99 ${ms.p99} ms`,
        `  the release's render ${ms.render} ms of it; processor ${ms.processor} ms a page`,
      ],
      figures: { miss: ms },
      failures: [],
    };
  } finally {
    load.end();
  }
}
