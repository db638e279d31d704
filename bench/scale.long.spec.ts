import { scale } from './parts/scale';

describe('lists and searches of sites of different length', () => {
  it('are measured case by case, with their plans', async () => {
    const sites = [200, 400].map((posts) => ({ posts, contentBytes: 500 }));
    const { failures, figures } = await scale({ sites, rounds: 1 }).run();
    expect(failures).toEqual([]);
    const cases = Object.values(figures.cases as Record<string, Record<string, { ms: number; ratio: number }>>);
    expect(cases.length).toBeGreaterThan(15);
    for (const bySite of cases) {
      expect(Object.keys(bySite)).toEqual(['200', '400']);
      expect(bySite[200]?.ratio).toBe(1);
    }
  }, 240_000);
});
