import { useParams } from 'react-router-dom';
import { useGetPreviewQuery } from '@site/api-client/public';
import { ArticleSkeleton } from '../article/article-skeleton';
import { ArticleView } from '../article/article-view';
import { type Refusal, refusalOf } from './prepare-preview';
import { PreviewBar } from './preview-bar';
import { PreviewRefused } from './preview-refused';

/** All of /preview/:token: a post that need not be public, as its readers will see it. */
export function Preview({ refusal }: { refusal: Refusal | null }) {
  const { token = '' } = useParams();
  const { currentData: post, error } = useGetPreviewQuery(token, { skip: refusal !== null });

  if (refusal || error) return <PreviewRefused refusal={refusal ?? refusalOf(error)} />;
  if (!post) return <ArticleSkeleton />;
  return (
    <>
      {/* No other site learns the address from a link or a picture of the post. */}
      <meta name="referrer" content="no-referrer" />
      <PreviewBar post={post} />
      <ArticleView post={post} hidden />
    </>
  );
}
