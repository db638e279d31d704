import { embedded } from './parts/embedded';
import { implausible } from './testing/implausible';

it('calls on the embedded database are measured one by one', async () => {
  const { figures, failures } = await embedded({ posts: [20], contentBytes: 500, rounds: 1, warmUps: 1 }).run();
  expect(failures).toEqual([]);
  const sites = Object.values(figures.sites as Record<string, Record<string, number>>);
  expect(sites).toHaveLength(1);
  for (const site of sites) {
    const calls = Object.entries(site).map(([what, figure]) => ({ what, figure, unit: what.split(', ').at(-1) ?? '' }));
    expect(calls.length).toBeGreaterThan(1);
    expect(implausible(calls)).toEqual([]);
  }
}, 120_000);
