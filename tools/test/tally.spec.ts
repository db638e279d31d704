import { readCount } from './tally';

describe('the count of a command that counts by itself', () => {
  it('is in its last line', () => {
    expect(readCount('  ✓ pages: all (3 s)\n\n12 passed, 1 failed\n')).toEqual({ passed: 12, failed: 1 });
  });

  it('is nothing where nothing could be checked', () => {
    expect(readCount('Docker is not installed.\n\n0 passed, 0 failed\n')).toEqual({ passed: 0, failed: 0 });
  });
});
