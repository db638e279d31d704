import { embedded } from './parts/embedded';

it('calls on the embedded database are measured one by one', async () => {
  const { figures, failures } = await embedded({ posts: [20], contentBytes: 500, rounds: 1, warmUps: 1 }).run();
  expect(failures).toEqual([]);
  const sites = Object.values(figures.sites as Record<string, Record<string, number>>);
  expect(sites).toHaveLength(1);
  for (const site of sites) for (const figure of Object.values(site)) expect(figure).toBeGreaterThan(0);
}, 120_000);
