import { tallyContainers, tallyJest } from './tally';

describe('a tally', () => {
  it('reads the last line of the containers’ check', () => {
    expect(tallyContainers('  ✓ pages: all (3 s)\n\n12 passed, 1 failed\n')).toEqual({ passed: 12, failed: 1 });
  });

  it('is nothing where nothing could be checked', () => {
    expect(tallyContainers('Docker is not installed.\n\n0 passed, 0 failed\n')).toEqual({ passed: 0, failed: 0 });
  });

  it('adds up the projects of jest', () => {
    const line = (text: string) => `Tests:       ${text} total`;
    expect(tallyJest([line('1 failed, 22 passed, 23'), line('4 passed, 4')].join('\n'))).toEqual({
      passed: 26,
      failed: 1,
    });
  });
});
