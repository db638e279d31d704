import type { PageFigures } from './figures/page-figures';
import { ours, pages } from './parts/pages';
import { htmlAndCss } from './rivals/html-and-css';
import { startSmallSite } from './fixtures/small-product';

describe('pages beside their limit', () => {
  it('are opened and used by a visitor', async () => {
    const size = { paths: { page: '/page' }, rounds: 1, arrivals: 1, calmForMs: 100 };
    const { failures, figures } = await pages(size, [htmlAndCss], startSmallSite).run();
    expect(failures).toEqual([]);
    const { contestants } = figures.page as { contestants: Record<string, PageFigures> };
    expect(Object.keys(contestants)).toEqual([ours, htmlAndCss.name]);
    for (const { menuMs, linkMs } of Object.values(contestants)) {
      // What a tap did that had no effect is seen never: at infinity.
      expect([menuMs.median, linkMs?.median].filter(Number.isFinite)).toHaveLength(2);
    }
    expect(contestants[ours]?.weights.scripts.gzip).toBeGreaterThan(0);
    expect(contestants[htmlAndCss.name]?.weights.scripts.gzip).toBe(0);
  }, 120_000);
});
