import { flips } from './parts/flips';
import { startSmallSite } from './fixtures/small-product';

describe('releases that go live and back under load', () => {
  it('fail no visitor and mix no set', async () => {
    // So few answers say nothing of times.
    const mostTimes = { p50: Infinity, p99: Infinity };
    const size = { flips: 10, visitors: 4, answersCalm: 200, answersBetween: 40, mostTimes };
    const { failures, figures } = await flips(size, startSmallSite).run();
    expect(failures).toEqual([]);
    expect(Object.keys(figures.pages as object)).toHaveLength(2);
  }, 120_000);
});
