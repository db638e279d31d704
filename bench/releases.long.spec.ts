import { releases } from './parts/releases';
import { measurePromotions } from './parts/releases/promotions';
import { builtVersions, smallVersions } from './fixtures/two-versions';

describe('releases over the network', () => {
  it('go live and back and fail no visitor, and none is lost or half there when the service is killed', async () => {
    const { failures, figures } = await releases({
      oneLine: null,
      promotions: {
        'a small site': {
          ...{ start: smallVersions, promotions: 6, shells: 2, visitors: 2, answersCalm: 100, answersBetween: 20 },
          // So few say nothing of times: it is seen that two limits are looked at.
          ...{ mostFollowMs: 0, mostTimes: { p50: 0, p99: Infinity } },
        },
      },
      versions: { few: 3, many: 6, times: 2 },
      kills: { publishes: 3 },
    }).run();
    expect(figures).toMatchObject({
      'promotions of a small site': { count: 6, served: 6, shells: 2, failures: 0, mixed: 0 },
      versions: { few: 3, many: 6 },
      kills: { publishes: 3, failures: 0 },
    });
    expect(failures).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Shells followed after/), expect.stringMatching(/^p50: /)]),
    );
  }, 240_000);

  it('go live on four shells of the whole site, too', async () => {
    const { failures, figures } = await measurePromotions('the site', {
      ...{ start: builtVersions, promotions: 2, shells: 4, visitors: 1, answersCalm: 20, answersBetween: 5 },
      ...{ mostFollowMs: Infinity, mostTimes: { p50: Infinity, p99: Infinity } },
    });
    expect(figures['promotions of the site']).toMatchObject({ count: 2, served: 2, shells: 4, failures: 0, mixed: 0 });
    expect(failures).toEqual([]);
  }, 240_000);
});
