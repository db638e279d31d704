import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { PostInput } from '@site/contracts';
import { useContentPreview } from '../../reading/use-content-preview';
import { type CheckedPost, type Finding, findProblems, ownPaths } from './find-problems';
import { readPage } from './read-page';
import { useSiteAnswers } from './use-site-answers';

const watched = ['title', 'metaTitle', 'summary', 'metaDescription'] as const;

interface PageCheck {
  /** As far as they are known. */
  findings: Finding[];
  state: 'checking' | 'failed' | 'done';
  checkAgain: () => void;
}

/** Follows the form with what a reader of the page would stumble over. */
export function usePageCheck(): PageCheck {
  const [title, metaTitle, summary, metaDescription] = useWatch<PostInput, typeof watched>({ name: watched });
  const [content, slug] = useWatch<PostInput, ['content', 'slug']>({ name: ['content', 'slug'] });
  const { html, trouble, retry } = useContentPreview(content);
  const facts = useMemo(() => (html === undefined ? undefined : readPage(html)), [html]);
  const post: CheckedPost | undefined = facts && {
    fields: { title, metaTitle, summary, metaDescription },
    page: `${window.location.origin}/blog/${encodeURIComponent(slug)}`,
    facts,
  };
  const { answers, isAsking, forget } = useSiteAnswers(post ? ownPaths(post) : []);

  return {
    findings: post ? findProblems(post, answers) : [],
    state: trouble ? 'failed' : !post || isAsking ? 'checking' : 'done',
    checkAgain: () => {
      forget();
      retry();
    },
  };
}
