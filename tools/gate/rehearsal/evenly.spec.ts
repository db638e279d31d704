import * as fc from 'fast-check';
import { evenly } from './evenly';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

describe('a list taken evenly', () => {
  it('begins with its ends and its middle', () => {
    expect(evenly(['a', 'b', 'c', 'd', 'e']).slice(0, 3)).toEqual(['a', 'e', 'c']);
  });

  it('holds every entry once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (length) => {
        const list = Array.from({ length }, (_, index) => index);
        expect([...evenly(list)].sort((a, b) => a - b)).toEqual(list);
      }),
    );
  });
});
