import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { PostInput } from '@site/contracts';
import { useContentPreview } from '../../reading/use-content-preview';
import { type Finding, findProblems, ownPaths } from './find-problems';
import { pageOf, readPage } from './read-page';
import { usePathStatuses } from './use-path-statuses';

interface PageCheck {
  /** As far as they are known. */
  findings: Finding[];
  state: 'checking' | 'failed' | 'done';
  checkAgain: () => void;
}

const watched = [
  ...(['content', 'slug', 'title', 'metaTitle', 'summary', 'metaDescription'] as const),
  ...(['coverImageUrl', 'videoUrl', 'socialImageUrl'] as const),
] as const;

/** Follows the form with what a reader of the page would stumble over. */
export function usePageCheck(): PageCheck {
  const values = useWatch<PostInput, typeof watched>({ name: watched });
  const [content, slug, title, metaTitle, summary, metaDescription, coverImageUrl, videoUrl, socialImageUrl] = values;
  const fields = { title, metaTitle, summary, metaDescription, coverImageUrl, videoUrl, socialImageUrl };
  const { html, trouble, retry } = useContentPreview(content);
  const facts = useMemo(() => (html === undefined ? undefined : readPage(html)), [html]);
  const post = facts && { fields, page: pageOf(slug), facts };
  const { statuses, isChecking, forget } = usePathStatuses(post ? ownPaths(post) : []);

  return {
    findings: post ? findProblems(post, statuses) : [],
    state: trouble ? 'failed' : !post || isChecking ? 'checking' : 'done',
    checkAgain: () => {
      forget();
      retry();
    },
  };
}
