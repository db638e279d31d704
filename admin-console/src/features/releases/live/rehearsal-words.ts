import type { RehearsalVerdict } from '@site/contracts';

/** What was said when a version was made live. */
export const rehearsalWords: Record<RehearsalVerdict, string> = {
  passed: 'Passed in a browser',
  skipped: 'No browser has rehearsed it',
};
