import { Plus, Tags } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '@site/ui';
import { ListSkeleton } from '../shared/list-skeleton';
import { fromList } from '../features/posts/list-address';
import { PostManager } from '../features/posts/manager/post-manager';
import { SessionGate } from '../features/session/session-gate';
import { ScreenHead } from '../shared/screen-head';

export function PostsPage() {
  const { search } = useLocation();
  return (
    <SessionGate title="Manage Posts" skeleton={<ListSkeleton />}>
      <ScreenHead
        title="Manage Posts"
        back={{ href: '/admin', label: 'Back to Dashboard' }}
        actions={
          <>
            <LinkButton href="/admin/posts/tags" $tone="outline" $size="small">
              <Tags aria-hidden />
              Tags
            </LinkButton>
            <LinkButton href="/admin/posts/new" state={fromList(search)} $size="small">
              <Plus aria-hidden />
              New Post
            </LinkButton>
          </>
        }
      />
      <PostManager />
    </SessionGate>
  );
}
