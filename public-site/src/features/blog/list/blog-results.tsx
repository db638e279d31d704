import { ArrowDown } from 'lucide-react';
import styled from 'styled-components';
import { Button, EmptyState, ErrorState, mayPass, QueryState, space, VisuallyHidden, type QueryResult } from '@site/ui';
import { pageSize, usePosts, type PostPage } from '../posts-query';
import { AddressForm } from './address-form';
import { mostShown, pageStep, type BlogView } from './blog-address';
import { useFirstNewPost } from './first-new-post';
import { PostItems } from './post-items';
import { PostShelf } from './post-shelf';
import { PostSkeletons } from './post-skeletons';

interface BlogResultsProps {
  view: BlogView;
  query: QueryResult<PostPage>;
}

const failureText = 'Failed to fetch posts';

/** The cards of the present view, or why there are none. */
export const BlogResults = ({ view, query }: BlogResultsProps) => (
  <Results>
    {/* Stays as the results change: only what becomes different is said. */}
    <VisuallyHidden role="status">{query.data && countOf(view, query.data)}</VisuallyHidden>
    <QueryState
      query={query}
      loading={<PostSkeletons layout={view.layout} />}
      errorText={failureText}
      isEmpty={({ items }) => items.length === 0}
      empty={<NoArticles view={view} isPartial={query.data?.isLowerBound} />}
    >
      {(page) => <Articles view={view} page={page} />}
    </QueryState>
  </Results>
);

const countOf = (view: BlogView, { total, isLowerBound }: PostPage): string =>
  total > 0
    ? `Showing ${Math.min(view.shown, total)} of ${isLowerBound ? 'at least ' : ''}${total} articles`
    : 'Nothing found';

function Articles({ view, page: { items, total, isLowerBound } }: { view: BlogView; page: PostPage }) {
  const shown = Math.min(view.shown, total);
  const firstNew = useFirstNewPost();
  const laterPages = Math.max(0, Math.ceil(shown / pageSize) - 1);
  return (
    <>
      <PostShelf $layout={view.layout}>
        <PostItems posts={items.slice(0, shown)} layout={view.layout} onItem={firstNew.arrive} />
        {Array.from({ length: laterPages }, (_, index) => (
          <LaterPosts key={index} view={view} offset={(index + 1) * pageSize} shown={shown} onItem={firstNew.arrive} />
        ))}
      </PostShelf>
      {shown < Math.min(total, mostShown) && (
        <More
          view={view}
          keep={['type', 'tag', 'search', 'view']}
          replace
          onSubmitCapture={() => firstNew.await(shown)}
        >
          <Button type="submit" name="show" value={view.shown + pageStep} $tone="outline">
            Load More Articles
            <ArrowDown aria-hidden />
          </Button>
        </More>
      )}
      {shown === mostShown && shown < total && <Hint>{mostShownHint}</Hint>}
      {isLowerBound && shown >= total && <Hint>{partialHint}</Hint>}
    </>
  );
}

/** Posts beyond the first call's hundred. */
function LaterPosts({ view, offset, shown, onItem }: LaterPostsProps) {
  const { currentData, error, isFetching, refetch } = usePosts(view, offset);
  if (!currentData && error !== undefined) {
    return (
      <WholeRow>
        <ErrorState text={failureText} pending={isFetching} passing={mayPass(error)} onRetry={refetch} />
      </WholeRow>
    );
  }
  const posts = currentData?.items.slice(0, shown - offset) ?? [];
  return <PostItems posts={posts} layout={view.layout} offset={offset} onItem={onItem} />;
}

interface LaterPostsProps {
  view: BlogView;
  offset: number;
  shown: number;
  onItem: (place: number, item: HTMLLIElement | null) => void;
}

const mostShownHint = `These are the newest ${mostShown.toLocaleString('en')}. Search or choose a category to find older ones.`;

/** Of a search that the API did not take through all posts. */
const partialHint = 'Only the newest articles were searched. Try a longer or less common term to search all articles.';

const NoArticles = ({ view, isPartial }: { view: BlogView; isPartial?: boolean }) => (
  <EmptyState
    as="h3"
    title="No articles found"
    hint={
      isPartial
        ? partialHint
        : view.search !== '' || view.tag !== '' || view.type !== 'all'
          ? "Try adjusting your search or filter criteria to find what you're looking for."
          : 'Check back soon for new content and insights.'
    }
  />
);

const Results = styled.div`
  margin-top: ${space[32]};
`;

const WholeRow = styled.li`
  grid-column: 1 / -1;
`;

const Hint = styled.p`
  margin-top: ${space[32]};
  text-align: center;
`;

const More = styled(AddressForm)`
  display: flex;
  justify-content: center;
  margin-top: ${space[48]};
`;
