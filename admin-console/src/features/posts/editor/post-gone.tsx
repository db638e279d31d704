import { EmptyState, TextLink } from '@site/ui';

export const PostGone = () => (
  <EmptyState
    as="h2"
    title="Post not found"
    hint="It may have been deleted."
    action={<TextLink href="/admin/posts">Back to Posts</TextLink>}
  />
);
