import type { ShellData } from '@site/federation';
import { watchVitals } from './watch-vitals';
import { reportVitals } from './web-vitals';

jest.mock('./web-vitals', () => ({ reportVitals: jest.fn() }));
jest.mock('./first-move', () => ({ firstMove: async () => undefined }));
jest.mock('./idle-moment', () => ({ idleMoment: async () => undefined }));

afterEach(() => jest.restoreAllMocks());

it.each([
  [0.5, 0.1, 1],
  [0.5, 0.9, 0],
  [0, 0, 0],
  [1, 0.999, 1],
])('of a share of %d, a visit that draws %d is measured %d times', async (vitalsShare, drawn, times) => {
  jest.mocked(reportVitals).mockClear();
  jest.spyOn(Math, 'random').mockReturnValue(drawn);
  await watchVitals({ vitalsShare } as ShellData);
  expect(reportVitals).toHaveBeenCalledTimes(times);
});
