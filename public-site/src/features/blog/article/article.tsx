import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetPostQuery, useGetRelatedPostsQuery } from '@site/api-client/public';
import { ErrorState, mayPass, VisuallyHidden } from '@site/ui';
import { PageHead } from '../../../shared/page-head';
import { untilLoaded } from '../../../shared/until-loaded';
import { ArticleSkeleton } from './article-skeleton';
import { ArticleView, Sheet } from './article-view';
import { BackToBlog } from './back-to-blog';
import { PostNotFound } from './post-not-found';

/** Apart, since nobody waits for it: the server's HTML stands until it is here. */
const AfterArticle = lazy(() =>
  untilLoaded(async () => ({
    default: (await import(/* webpackChunkName: "after-article" */ './after-article')).AfterArticle,
  })),
);

const failure = 'Failed to fetch post';

interface ArticleProps {
  slug: string;
  /** The server knows already that there is no such post. */
  missing: boolean;
  /** Shows who wrote it. */
  Author: ComponentType<{ name: string }>;
}

/** All of /blog/:slug. */
export function Article({ slug, missing, Author }: ArticleProps) {
  const requested = formerSlugs.get(slug) ?? slug;
  const { currentData: post, error, isFetching, refetch } = useGetPostQuery(requested, { skip: missing });
  const { currentData: around } = useGetRelatedPostsQuery(slug, { skip: missing });
  useCanonicalSlug(slug, post?.slug);

  if (mayPass(error)) {
    return (
      <Sheet>
        <PageHead title={failure} description={failure} hidden />
        <VisuallyHidden as="h1">{failure}</VisuallyHidden>
        <ErrorState text={failure} pending={isFetching} passing onRetry={refetch} />
        <div>
          <BackToBlog />
        </div>
      </Sheet>
    );
  }
  if (missing || error) return <PostNotFound />;
  if (!post) return <ArticleSkeleton />;
  return (
    <>
      <ArticleView key={post.id} post={post} Author={Author} />
      <Suspense fallback={null}>
        <AfterArticle tags={post.tags} around={around} />
      </Suspense>
    </>
  );
}

/** By present ones. What a former slug has brought is shown under the present one: fetched anew, it would count as read twice. */
const formerSlugs = new Map<string, string>();

/** For a former slug the API returns the post as it is now; the address follows. */
function useCanonicalSlug(requested: string, present: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!present || present === requested) return;
    formerSlugs.set(present, requested);
    void navigate(`/blog/${present}`, { replace: true });
  }, [requested, present, navigate]);
}
