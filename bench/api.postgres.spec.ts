import { api } from './parts/api';

describe('reads of the API beside a limit', () => {
  it('are measured in all ways, and leave nothing behind', async () => {
    const { failures, figures } = await api({ posts: 600, rounds: 1, seconds: 0.2, connections: 4 }).run();
    expect(failures).toEqual([]);
    const ways = ['API', 'API, cache off', 'node:http and pg'];
    const { ratios } = figures as { ratios: Record<string, Record<string, number>> };
    expect(Object.keys(ratios)).toEqual(['list of 12 summaries', 'post by slug']);
    for (const byName of Object.values(ratios)) expect(Object.keys(byName)).toEqual(ways);
  }, 60_000);
});
