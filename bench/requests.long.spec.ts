import type { Target } from './parts/api/target';
import { requests } from './parts/requests';
import { implausible } from './testing/implausible';

describe('the largest requests', () => {
  it('are sent in every shape, and what they cost is told for each operation', async () => {
    const { figures } = await requests({ times: 1, only: ['/api/contact', '/api/auth/user'] }).run();
    const { targets } = figures as unknown as { targets: Target[] };
    expect(targets.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^GET \/api\/auth\/user: /),
      expect.stringMatching(/^POST \/api\/contact: /),
    ]);
    expect(implausible(targets)).toEqual([]);
  }, 300_000);
});
