import { useCallback, useEffect, useState } from 'react';
import { checkedAtOnce, checkPath } from './check-path';
import type { PathStatus } from './find-problems';

interface PathStatuses {
  /** By path and query. */
  statuses: ReadonlyMap<string, PathStatus>;
  isChecking: boolean;
  forget: () => void;
}

/** What the site answers a visitor at some of its paths. Each is asked once, until all is forgotten. */
export function usePathStatuses(paths: readonly string[]): PathStatuses {
  const [statuses, setStatuses] = useState<ReadonlyMap<string, PathStatus>>(new Map());
  const next = paths.filter((path) => !statuses.has(path)).slice(0, checkedAtOnce);
  // A path has no line breaks.
  const unchecked = next.join('\n');

  useEffect(() => {
    if (!unchecked) return undefined;
    const controller = new AbortController();
    const checkAll = async () => {
      const given = await Promise.all(unchecked.split('\n').map((path) => checkPath(path, controller.signal)));
      if (!controller.signal.aborted) setStatuses((known) => new Map([...known, ...given]));
    };
    void checkAll();
    return () => controller.abort();
  }, [unchecked]);

  const forget = useCallback(() => setStatuses(new Map()), []);
  return { statuses, isChecking: unchecked !== '', forget };
}
