import { Copy, ExternalLink, Pencil, Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { AdminPostSummary } from '@site/api-client/admin';
import { Button, color, LinkButton, VisuallyHidden } from '@site/ui';
import { postTitleId } from './post-title';

export const deleteButtonId = (id: number): string => `delete-post-${id}`;

interface PostRowActionsProps {
  post: AdminPostSummary;
  /** Icons alone; their names stay for screen readers and under the pointer. */
  compact: boolean;
  /** State of the link to the editor. */
  origin: unknown;
  publishing: boolean;
  onPublish: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** What can be done with one post of the list. */
export function PostRowActions({
  post,
  compact,
  origin,
  publishing,
  onPublish,
  onDuplicate,
  onDelete,
}: PostRowActionsProps) {
  const named = (name: string, icon: ReactNode) => ({
    $tone: 'quiet' as const,
    $size: 'small' as const,
    $compact: compact,
    title: compact ? name : undefined,
    'aria-describedby': postTitleId(post.id),
    children: (
      <>
        {icon}
        {compact ? <VisuallyHidden as="span">{name}</VisuallyHidden> : name}
      </>
    ),
  });
  return (
    <>
      {post.status === 'published' && (
        <LinkAction {...named('View', <ExternalLink aria-hidden />)} href={`/blog/${post.slug}`} reloadDocument />
      )}
      {post.status === 'draft' && (
        <Action {...named('Publish', <Send aria-hidden />)} $waiting={publishing} onClick={onPublish} />
      )}
      <LinkAction {...named('Edit', <Pencil aria-hidden />)} href={`/admin/posts/${post.id}/edit`} state={origin} />
      <Action {...named('Duplicate', <Copy aria-hidden />)} onClick={onDuplicate} />
      <DeleteAction {...named('Delete', <Trash2 aria-hidden />)} id={deleteButtonId(post.id)} onClick={onDelete} />
    </>
  );
}

const small = ({ $compact }: { $compact: boolean }) => $compact && 'width: 32px; min-height: 32px; padding: 0;';

const Action = styled(Button)<{ $compact: boolean }>`
  ${small}
`;

const LinkAction = styled(LinkButton)<{ $compact: boolean }>`
  ${small}
`;

const DeleteAction = styled(Action)`
  color: ${color.bad};
`;
