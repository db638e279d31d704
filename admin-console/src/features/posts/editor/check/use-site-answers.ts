import { useCallback, useEffect, useState } from 'react';
import { askedAtOnce, askSite } from './ask-site';
import type { SiteAnswer } from './find-problems';

interface SiteAnswers {
  /** By path and query. */
  answers: ReadonlyMap<string, SiteAnswer>;
  isAsking: boolean;
  forget: () => void;
}

/** What the site answers a visitor at some of its paths. Each is asked once, until all is forgotten. */
export function useSiteAnswers(paths: readonly string[]): SiteAnswers {
  const [answers, setAnswers] = useState<ReadonlyMap<string, SiteAnswer>>(new Map());
  const next = paths.filter((path) => !answers.has(path)).slice(0, askedAtOnce);
  // A path has no line breaks.
  const asked = next.join('\n');

  useEffect(() => {
    if (!asked) return undefined;
    const controller = new AbortController();
    const askAll = async () => {
      const given = await Promise.all(asked.split('\n').map((path) => askSite(path, controller.signal)));
      if (!controller.signal.aborted) setAnswers((known) => new Map([...known, ...given]));
    };
    void askAll();
    return () => controller.abort();
  }, [asked]);

  const forget = useCallback(() => setAnswers(new Map()), []);
  return { answers, isAsking: asked !== '', forget };
}
