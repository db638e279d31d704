import { jestFailures, playwrightFailures } from './failures';

describe('what failed is said again at the end', () => {
  it('by each test that jest names, without what follows it', () => {
    const output = [
      'PASS src/posts.spec.ts',
      '\u001b[1mFAIL\u001b[22m src/users.spec.ts',
      '  \u001b[1m● users › are listed\u001b[22m',
      '',
      '    expect(received).toBe(expected)',
      '',
      '  ● users › are found',
      '',
      '    thrown: "Exceeded timeout"',
      '',
      'Test Suites: 1 failed, 1 passed, 2 total',
    ].join('\n');
    expect(jestFailures(output)).toEqual([
      '  ● users › are listed\n\n    expect(received).toBe(expected)',
      '  ● users › are found\n\n    thrown: "Exceeded timeout"',
    ]);
  });

  it('once, though jest with many files repeats it', () => {
    expect(jestFailures('  ● a\n\n    why\nPASS b\nSummary of all failing tests\n  ● a\n\n    why\n')).toHaveLength(1);
  });

  it('by each test that Playwright names, tried again or not', () => {
    const output = '  1) [site] › a.spec.ts:1:1 › a \n\n    Error\n\n  2) [site] › b.spec.ts:1:1 › b \n\n  1 failed\n';
    expect(playwrightFailures(output)).toEqual([
      '  1) [site] › a.spec.ts:1:1 › a \n\n    Error',
      '  2) [site] › b.spec.ts:1:1 › b',
    ]);
  });
});
