import { ExternalLink, Send } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { EditablePost } from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';
import { Button, LinkButton } from '@site/ui';
import { PreviewButton } from './preview/preview-button';

interface PostActionsProps {
  /** Absent for a new one. */
  post: EditablePost | undefined;
  busy: boolean;
  /** Something typed is not saved. */
  unsaved: boolean;
  onPublish: () => void;
}

/** What can be done with a post beside writing it. */
export function PostActions({ post, busy, unsaved, onPublish }: PostActionsProps) {
  const planned = useWatch<PostInput, 'publishAt'>({ name: 'publishAt' });
  return post?.status === 'published' ? (
    <>
      {post.draft && <PreviewButton postId={post.id} unsaved={unsaved} />}
      <LinkButton href={`/blog/${post.slug}`} reloadDocument $tone="outline" $size="small">
        <ExternalLink aria-hidden />
        View Live
      </LinkButton>
    </>
  ) : (
    <>
      {post && <PreviewButton postId={post.id} unsaved={unsaved} />}
      <Button $tone="good" $size="small" $waiting={busy} onClick={onPublish}>
        <Send aria-hidden />
        {planned ? 'Publish now' : 'Publish'}
      </Button>
    </>
  );
}
