import { server } from './parts/server';
import { startSmallSite } from './fixtures/small-product';

describe('the shell beside bare bytes', () => {
  it('is measured in all ways', async () => {
    const size = { rounds: 1, seconds: 0.3, connections: 4, misses: 5, visitors: 100, releases: 6 };
    const { figures, failures } = await server(size, startSmallSite).run();
    expect(failures).toEqual([]);
    expect(figures).toMatchObject({
      coldPage: { visitors: 100, rendered: 1 },
      cachedPage: { ratios: { 'node:http': { perSecond: 1, p99: 1 } } },
      ownProcess: { inProcess: expect.any(Number), inHost: expect.any(Number) },
      releasesInTurn: { count: 6 },
    });
  });
});
