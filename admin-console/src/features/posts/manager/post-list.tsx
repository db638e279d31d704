import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { type AdminPostSummary, useDeletePostMutation } from '@site/api-client/admin';
import { color, ConfirmDialog, useToast } from '@site/ui';
import { sessionTexts } from '../../session/session-texts';
import { useFailure } from '../../session/use-failure';
import { usePublishPost } from '../use-publish-post';
import { fromList } from '../list-address';
import { CompactPost } from './compact-post';
import { PostCard } from './post-card';
import type { Authors } from './use-authors';
import type { Density } from './use-density';

interface PostListProps {
  posts: AdminPostSummary[];
  density: Density;
  authors: Authors;
  hrefOfTag: (tag: string) => string;
  isSelected: (post: AdminPostSummary) => boolean;
  onToggle: (post: AdminPostSummary) => void;
  onDeleted: (id: number) => void;
}

/** The posts as a list, with what can be done to each. */
export function PostList({ posts, density, authors, hrefOfTag, isSelected, onToggle, onDeleted }: PostListProps) {
  const { publish, publishing } = usePublishPost();
  const [remove, removing] = useDeletePostMutation();
  const [doomed, setDoomed] = useState<AdminPostSummary | null>(null);
  const showFailure = useFailure(sessionTexts.expired);
  const { toast } = useToast();
  const origin = fromList(useLocation().search);
  const Post = density === 'compact' ? CompactPost : PostCard;

  const handleDelete = async () => {
    if (!doomed) return;
    try {
      await remove(doomed.id).unwrap();
      onDeleted(doomed.id);
      toast({ title: 'Success', description: 'Post deleted successfully', variant: 'success' });
    } catch (error) {
      showFailure(error, 'Failed to delete post');
    }
    setDoomed(null);
  };

  return (
    <List>
      {posts.map((post) => (
        <Post
          key={post.id}
          post={post}
          author={authors.nameOf(post.authorId)}
          hrefOfTag={hrefOfTag}
          origin={origin}
          selected={isSelected(post)}
          onToggle={() => onToggle(post)}
          publishing={publishing}
          onPublish={() => publish(post.id)}
          onDelete={() => setDoomed(post)}
        />
      ))}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title="Delete post"
        description="Are you sure you want to delete this post? This action cannot be undone."
        confirmLabel="Delete"
        pending={removing.isLoading}
        onConfirm={handleDelete}
      />
    </List>
  );
}

const List = styled.div`
  border: 1px solid ${color.line};
  border-top: 0;
  background: ${color.card};

  & > :first-child {
    border-top: 0;
  }
`;
