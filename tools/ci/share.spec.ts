/** The share of a run: FUZZ_SEED is read where the module is. */
async function shareOn(turn: number): Promise<typeof import('../../e2e/support/share')> {
  process.env.FUZZ_SEED = String(turn);
  jest.resetModules();
  return import('../../e2e/support/share');
}

const seed = process.env.FUZZ_SEED;
afterEach(() => (seed === undefined ? delete process.env.FUZZ_SEED : (process.env.FUZZ_SEED = seed)));

it.each([1, 4, 7, 14])(
  'in twice as many turns as there are shares, %i, each page is seen in either width',
  async (shares) => {
    const pages = Array.from({ length: 31 }, (_, index) => `/${index}`);
    const seen = new Set<string>();
    for (let turn = 0; turn < 2 * shares; turn++) {
      const { shareOf, oneOf } = await shareOn(turn);
      for (const [index, page] of shareOf(pages, shares).entries())
        for (const width of oneOf([375, 1280], index, shares)) seen.add(`${page} at ${width}`);
    }
    expect(seen.size).toBe(2 * pages.length);
  },
);
