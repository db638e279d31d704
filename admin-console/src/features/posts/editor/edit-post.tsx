import { problemOf } from '@site/api-client';
import { useGetAdminPostQuery } from '@site/api-client/admin';
import { QueryState } from '@site/ui';
import { useCurrent } from '../../../shared/use-current';
import { useSessionEnd } from '../../session/use-session-end';
import { EditorSkeleton } from './editor-skeleton';
import { PostGone } from './post-gone';
import { PostEditor } from './post-editor';

/** Reads the post anew each time, since an edit of an old copy would be refused on saving. */
export function EditPost({ id }: { id: number }) {
  const query = useCurrent(useGetAdminPostQuery(id, { refetchOnMountOrArgChange: true }));
  useSessionEnd(query.error);

  if (problemOf(query.error)?.statusCode === 404) return <PostGone />;
  return (
    <QueryState query={query} loading={<EditorSkeleton />} errorText="Failed to fetch post">
      {(post) => <PostEditor post={post} />}
    </QueryState>
  );
}
