import { requests } from './parts/requests';

interface Figures {
  targets: { what: string; figure: number }[];
}

describe('the largest requests', () => {
  it('are sent in every shape, and what they cost is told for each operation', async () => {
    const { figures } = await requests({ times: 1, only: ['/api/contact', '/api/auth/user'] }).run();
    const { targets } = figures as unknown as Figures;
    expect(targets.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^GET \/api\/auth\/user: /),
      expect.stringMatching(/^POST \/api\/contact: /),
    ]);
    expect(targets.filter(({ figure }) => !(figure > 0))).toEqual([]);
  }, 300_000);
});
