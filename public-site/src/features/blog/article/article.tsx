import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useGetPostQuery } from '@site/api-client/public';
import { Container, ErrorState, fluid, mayPass } from '@site/ui';
import { ArticleSkeleton } from './article-skeleton';
import { ArticleView } from './article-view';
import { PostNotFound } from './post-not-found';

interface ArticleProps {
  slug: string;
  /** The server knows already that there is no such post. */
  missing: boolean;
}

/** All of /blog/:slug. */
export function Article({ slug, missing }: ArticleProps) {
  const { currentData: post, error, isFetching, refetch } = useGetPostQuery(slug, { skip: missing || slug === '' });
  useCanonicalSlug(slug, post?.slug);

  if (mayPass(error)) {
    return (
      <Room>
        <ErrorState text="Failed to fetch the article" pending={isFetching} passing onRetry={refetch} />
      </Room>
    );
  }
  if (missing || error) return <PostNotFound />;
  if (!post) return <ArticleSkeleton />;
  return <ArticleView post={post} />;
}

/** The API answers a former slug with the post as it is now; the address follows. */
function useCanonicalSlug(asked: string, present: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (present && present !== asked) void navigate(`/blog/${present}`, { replace: true });
  }, [asked, present, navigate]);
}

const Room = styled(Container)`
  padding-block: ${fluid(48, 96)};
`;
