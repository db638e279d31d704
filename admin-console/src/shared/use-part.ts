import { useEffect, useState } from 'react';
import type { QueryResult } from '@site/ui';

type Part<Module> = Pick<QueryResult<Module>, 'data' | 'error' | 'isFetching'>;

/** As a call that did not get through: it may the next time. */
const failed = { isFetching: false, error: { status: 0 } };

/**
 * Loads a part of a screen that is seldom needed, to be shown by QueryState: a part that can't be loaded costs itself
 * and not the screen, with all that was typed there.
 */
export function usePart<Module>(load: () => Promise<Module>): QueryResult<Module> {
  const [part, setPart] = useState<Part<Module>>({ isFetching: true });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    const show = (next: Part<Module>) => !left && setPart(next);
    load().then(
      (data) => show({ data, isFetching: false }),
      () => show(failed),
    );
    return () => {
      left = true;
    };
  }, [load, attempt]);

  const refetch = () => {
    setPart({ ...part, isFetching: true });
    setAttempt(attempt + 1);
  };
  return { ...part, refetch };
}
