import { Report } from './report';

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const passes = async () => 'all there';
const fails = async () => {
  throw new Error('not there');
};

it.each([
  ['fails where nothing was checked', [], 1],
  ['passes where all checks do', [passes, passes], 0],
  ['fails with one check', [passes, fails], 1],
])('a run of checks %s', async (_, checks, exitCode) => {
  const report = new Report();
  for (const check of checks) await report.check('a check', check);
  expect(report.exitCode).toBe(exitCode);
});
