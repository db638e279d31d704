import type { TestResult } from '../../test/results';

/** Why tests prove nothing about a broken rule: what they answer while it is unbroken. */
export function whyUnsound(unbroken: TestResult[]): string | undefined {
  if (unbroken.length === 0) return 'its tests did not run: TEST_DATABASE_URL must name a Postgres server for some';
  const failed = unbroken.find(({ outcome }) => outcome !== 'passed');
  return failed && `fails while the rule is unbroken: ${failed.name}`;
}
