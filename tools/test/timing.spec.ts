import { timingTable } from './timing';

const result = { project: 'api', name: 'is quick', outcome: 'passed' as const, failure: '' };

it('shows parts, their projects, the slowest tests, and the files that take long outside theirs', () => {
  const results = [
    { ...result, file: 'a.spec.ts', seconds: 1, secondsOutside: 2 },
    { ...result, file: 'b.spec.ts', seconds: 0, secondsOutside: 12 },
    { ...result, file: 'b.spec.ts', name: 'is slow', seconds: 70, secondsOutside: 12 },
    { ...result, project: 'site', file: 'c.spec.ts', seconds: 5 },
  ];
  expect(timingTable([{ name: 'unit tests', seconds: 90, results }]).slice(1)).toEqual([
    '     1:30  unit tests',
    '     1:11    api: 3 tests',
    '     0:05    site: 1 tests',
    '',
    'The slowest tests:',
    '     1:10  api › b.spec.ts › is slow',
    '     0:05  site › c.spec.ts › is quick',
    '     0:01  api › a.spec.ts › is quick',
    '     0:00  api › b.spec.ts › is quick',
    '',
    'The slowest files outside their tests:',
    '     0:12  api › b.spec.ts',
    '     0:02  api › a.spec.ts',
  ]);
});
