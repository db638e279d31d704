import { useState } from 'react';
import { problemOf } from '@site/api-client';

/**
 * What a dialog asks about: as it was when it was opened, whatever somebody else makes live meanwhile, for nobody must
 * confirm what they have not read. Once a call is refused for that, it is what is live then.
 */
export function useReadState<State extends { revision: number }>(current: State) {
  const [read, setRead] = useState(current);
  const [isOutOfDate, setIsOutOfDate] = useState(false);
  if (isOutOfDate && current.revision !== read.revision) {
    setRead(current);
    setIsOutOfDate(false);
  }
  /** Rejects as the call does. */
  const settle = async <Result>(call: Promise<Result>): Promise<Result> => {
    try {
      return await call;
    } catch (error) {
      if (namesLiveSet(error)) setIsOutOfDate(true);
      throw error;
    }
  };
  return { read, settle };
}

/** The API sends it along where the revision is no longer the last one. */
function namesLiveSet(error: unknown): boolean {
  const problem = problemOf(error);
  return problem !== null && 'current' in problem;
}
