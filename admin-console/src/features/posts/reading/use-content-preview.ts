import { useCallback, useEffect, useMemo, useState } from 'react';
import { isUnauthorized } from '@site/api-client';
import { usePreviewContentMutation } from '@site/api-client/admin';
import { useSettled } from '../../../shared/use-settled';

/** Long enough to let a word be finished, short enough to feel live. */
const pauseMs = 400;

type PreviewTrouble = 'signed-out' | 'failed';

export interface ContentPreview {
  /** What readers would get of the last content that was asked for; undefined until the first result. */
  html: string | undefined;
  /** How long they would read. */
  minutes: number | undefined;
  trouble: PreviewTrouble | null;
  retry: () => void;
}

/** Follows the content with what the API makes of it. A result that comes late never replaces a later one. */
export function useContentPreview(content: string): ContentPreview {
  const [preview] = usePreviewContentMutation();
  const [made, setMade] = useState<{ html: string; readingMinutes: number }>();
  const [trouble, setTrouble] = useState<PreviewTrouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const settled = useSettled(content, pauseMs);

  useEffect(() => {
    let outdated = false;
    const request = preview({ content: settled });
    const fetchPreview = async () => {
      try {
        const result = await request.unwrap();
        if (outdated) return;
        setMade(result);
        setTrouble(null);
      } catch (error) {
        if (!outdated) setTrouble(isUnauthorized(error) ? 'signed-out' : 'failed');
      }
    };
    void fetchPreview();
    return () => {
      outdated = true;
      request.abort();
    };
  }, [attempt, settled, preview]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return useMemo(() => ({ html: made?.html, minutes: made?.readingMinutes, trouble, retry }), [made, trouble, retry]);
}
