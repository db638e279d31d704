import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useGetPostQuery, useGetRelatedPostsQuery } from '@site/api-client/public';
import { Container, ErrorState, fluid, mayPass, space, VisuallyHidden } from '@site/ui';
import { PageHead } from '../../../shared/page-head';
import { untilLoaded } from '../../../shared/until-loaded';
import { ArticleSkeleton } from './article-skeleton';
import { ArticleView } from './article-view';
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
  /** Tells who wrote it. */
  Author: ComponentType<{ name: string }>;
}

/** All of /blog/:slug. */
export function Article({ slug, missing, Author }: ArticleProps) {
  const { currentData: post, error, isFetching, refetch } = useGetPostQuery(slug, { skip: missing || slug === '' });
  const { currentData: around } = useGetRelatedPostsQuery(slug, { skip: missing || slug === '' });
  useCanonicalSlug(slug, post?.slug);

  if (mayPass(error)) {
    return (
      <Room>
        <PageHead title={failure} description={failure} hidden />
        <VisuallyHidden as="h1">{failure}</VisuallyHidden>
        <ErrorState text={failure} pending={isFetching} passing onRetry={refetch} />
        <BackToBlog />
      </Room>
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

/** The API answers a former slug with the post as it is now; the address follows. */
function useCanonicalSlug(asked: string, present: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (present && present !== asked) void navigate(`/blog/${present}`, { replace: true });
  }, [asked, present, navigate]);
}

const Room = styled(Container)`
  display: grid;
  gap: ${space[24]};
  padding-block: ${fluid(48, 96)};

  & > a {
    justify-self: start;
  }
`;
