import { renderHook } from '@testing-library/react';
import { useCurrent } from './use-current';

const dataOf = (...stamps: (number | undefined)[]) => {
  const queryAt = (fulfilledTimeStamp?: number) => ({ data: fulfilledTimeStamp, fulfilledTimeStamp });
  const { result, rerender } = renderHook(({ stamp }) => useCurrent(queryAt(stamp)), {
    initialProps: { stamp: stamps[0] },
  });
  return stamps.map((stamp) => {
    rerender({ stamp });
    return result.current.data;
  });
};

it('shows what comes after the mount', () => expect(dataOf(undefined, 5)).toEqual([undefined, 5]));

it('shows no copy from before, whose place the new one takes', () =>
  expect(dataOf(5, 5, 7, 9)).toEqual([undefined, undefined, 7, 9]));

it('shows what comes after the clock was set back', () => expect(dataOf(5, 3)).toEqual([undefined, 3]));
