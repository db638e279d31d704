import { api } from './parts/api';
import type { Target } from './parts/api/target';
import { implausible } from './testing/implausible';

describe('the API beside a limit', () => {
  it('is measured in all ways, and leaves nothing behind', async () => {
    const small = { posts: 600, rounds: 1, seconds: 0.2, connections: 4, starts: 1, signIns: 1, publications: 1 };
    const { failures, figures } = await api(small).run();
    expect(failures).toEqual([]);
    const { targets } = figures as unknown as { targets: Target[] };
    expect(targets.map(({ what }) => what)).toEqual([
      'ready after its start',
      'memory idle',
      'list of 12 summaries, cached',
      'list of 12 summaries, cache off',
      'post by slug, cached',
      'post by slug, cache off',
      'search, one term again and again',
      'search, one term again and again, slowest hundredth',
      'search, another word each time',
      'search, another word each time, slowest hundredth',
      'sign-in, one at a time',
      'reads while 8 sign in, p99 of idle',
      'publish to visible, one process',
      'publish to visible, two processes',
      'create a post',
      'memory after all of it',
    ]);
    expect(implausible(targets)).toEqual([]);
  }, 300_000);
});
