import type { ComponentType } from 'react';
import { useGetPreviewQuery } from '@site/api-client/public';
import { ArticleSkeleton } from '../article/article-skeleton';
import { ArticleView } from '../article/article-view';
import { type Refusal, refusalOf } from './prepare-preview';
import { PreviewBar } from './preview-bar';
import { PreviewRefused } from './preview-refused';

interface PreviewProps {
  token: string;
  /** What the server was told already. */
  refusal: Refusal | null;
  /** Tells who wrote it. */
  Author: ComponentType<{ name: string }>;
}

/** All of /preview/:token: a post that need not be public, as its readers will see it. */
export function Preview({ token, refusal, Author }: PreviewProps) {
  const { currentData: post, error } = useGetPreviewQuery(token, { skip: refusal !== null });

  if (refusal || error) return <PreviewRefused refusal={refusal ?? refusalOf(error)} />;
  if (!post) return <ArticleSkeleton />;
  return (
    <>
      {/* No other site learns the address from a link or a picture of the post. */}
      <meta name="referrer" content="no-referrer" />
      <PreviewBar post={post} />
      <ArticleView post={post} Author={Author} hidden />
    </>
  );
}
