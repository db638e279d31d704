import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isUnauthorized } from '@site/api-client';
import { usePreviewContentMutation } from '@site/api-client/admin';

/** Long enough to let a word be finished, short enough to feel live. */
const pause = 400;

export type PreviewTrouble = 'signed-out' | 'failed';

export interface ContentPreview {
  /** What readers would get of the last content that was asked for; undefined until the first answer. */
  html: string | undefined;
  /** How long they would read. */
  minutes: number | undefined;
  trouble: PreviewTrouble | null;
  retry: () => void;
}

/** Follows the content with what the API makes of it. An answer that comes late never replaces a later one. */
export function useContentPreview(content: string): ContentPreview {
  const [preview] = usePreviewContentMutation();
  const [made, setMade] = useState<{ html: string; readingMinutes: number }>();
  const [trouble, setTrouble] = useState<PreviewTrouble | null>(null);
  const asked = useRef(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let abort = () => {};
    let outdated = false;
    const ask = async () => {
      asked.current = true;
      const request = preview({ content });
      abort = () => request.abort();
      try {
        const answer = await request.unwrap();
        if (outdated) return;
        setMade(answer);
        setTrouble(null);
      } catch (error) {
        if (!outdated) setTrouble(isUnauthorized(error) ? 'signed-out' : 'failed');
      }
    };
    const timer = setTimeout(() => void ask(), asked.current ? pause : 0);
    return () => {
      outdated = true;
      clearTimeout(timer);
      abort();
    };
  }, [attempt, content, preview]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return useMemo(() => ({ html: made?.html, minutes: made?.readingMinutes, trouble, retry }), [made, trouble, retry]);
}
