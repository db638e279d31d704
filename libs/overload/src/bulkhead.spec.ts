import { Bulkhead, BulkheadFullError } from './bulkhead';

it('lets so many work at a time, the others in the order in which they came, and turns away who has waited too long', async () => {
  const bulkhead = new Bulkhead(1);
  const begun: string[] = [];
  let end = (): void => undefined;
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => (end = resolve));
  };
  const first = bulkhead.run(work('first'), 1_000);
  const second = bulkhead.run(work('second'), 1_000);
  const third = bulkhead.run(work('third'), 1_000);
  await expect(bulkhead.run(work('hurried'), 10)).rejects.toThrow(BulkheadFullError);
  expect([begun, bulkhead.shed]).toEqual([['first'], 1]);
  for (const each of [first, second, third]) {
    end();
    await each;
    await new Promise(setImmediate);
  }
  expect(begun).toEqual(['first', 'second', 'third']);
});

it('gives the place of what fails to the next', async () => {
  const bulkhead = new Bulkhead(1);
  const failing = bulkhead.run(() => Promise.reject(new Error('broken')), 1_000);
  const next = bulkhead.run(() => Promise.resolve('well'), 1_000);
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('well');
});

it('turns away at once who finds too many waiting', async () => {
  const bulkhead = new Bulkhead(1, 1);
  let end = (): void => undefined;
  const first = bulkhead.run(() => new Promise<void>((resolve) => (end = resolve)));
  const second = bulkhead.run(() => Promise.resolve('well'));
  await expect(bulkhead.run(() => Promise.resolve('third'))).rejects.toThrow(BulkheadFullError);
  expect(bulkhead.shed).toBe(1);
  end();
  await first;
  expect(await second).toBe('well');
});

it('turns away nobody who waits without a limit', async () => {
  const bulkhead = new Bulkhead(2);
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const all = ['first', 'second', 'third'].map(() => bulkhead.run(work));
  await expect(bulkhead.run(work, 10)).rejects.toThrow(BulkheadFullError);
  expect(ends).toHaveLength(2);
  for (; ends.length > 0; await new Promise(setImmediate)) ends.splice(0).forEach((end) => end());
  await Promise.all(all);
  expect(bulkhead.shed).toBe(1);
});
