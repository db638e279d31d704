import { rounded } from '../../figures/distribution';
import { keepAlive } from '../../load/keep-alive';
import type { PartResult } from '../../part';
import { sumOf } from '../../fixtures/shell-figures';
import type { ProductFixture } from '../../fixtures/product-fixture';

/** A page that the site has, and that no other measurement requests. */
const page = '/contact';

/** Many visitors request a page at once that nobody has rendered yet. */
export async function measureColdPage(
  { origin, figures }: ProductFixture,
  { visitors }: { visitors: number },
): Promise<PartResult> {
  const renders = async () => sumOf(await figures(), 'shell_render_seconds_count');
  const before = await renders();
  const load = keepAlive(origin, visitors);
  const began = performance.now();
  const responses = await Promise.all(Array.from({ length: visitors }, () => load.get(page))).finally(load.end);
  const ms = rounded(performance.now() - began);
  const rendered = (await renders()) - before;
  const contents = new Set(responses.map(({ status, body }) => `${status} ${body}`)).size;
  const isRight = rendered === 1 && responses.every(({ status }) => status === 200);
  return {
    lines: [`${visitors} visitors at once, nothing cached: rendered ${rendered} time(s), all answered within ${ms} ms`],
    figures: { coldPage: { visitors, rendered, contents, ms } },
    failures: isRight ? [] : [`${visitors} visitors at once had a page rendered ${rendered} times.`],
  };
}
