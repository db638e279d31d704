import type { TestResult } from '../../test/results';
import { whyUnsound } from './why-unsound';

const result = (name: string, outcome: TestResult['outcome']): TestResult => ({
  ...{ project: 'api', file: 'api/src/a.spec.ts', seconds: 1, failure: '' },
  name,
  outcome,
});

describe('tests that are to notice a broken rule', () => {
  it('are sound where all pass while it is unbroken', () => {
    expect(whyUnsound([result('refuses it', 'passed')])).toBeUndefined();
  });

  it('are not where one fails already, or none runs', () => {
    const results = [result('refuses it', 'passed'), result('counts it', 'failed')];
    expect(whyUnsound(results)).toContain('counts it');
    expect(whyUnsound([])).toContain('TEST_DATABASE_URL');
  });
});
