import { kills } from './faults/kills';

it('the embedded database keeps every acknowledged write whole, however it is killed', async () => {
  const { failures, admin } = await kills(6).run();
  expect(failures).toEqual([]);
  expect(admin).not.toMatch(/^0 writes/);
}, 300_000);
