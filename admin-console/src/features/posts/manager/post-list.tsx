import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { AdminPostSummary } from '@site/api-client/admin';
import { color } from '@site/ui';
import { partOf, questionOptions } from '../../../shared/part-of';
import { usePublishPost } from '../use-publish-post';
import { fromList } from '../list-address';
import { CompactPost } from './compact-post';
import { PostCard } from './post-card';
import { useDuplicatePost } from './use-duplicate-post';
import type { Authors } from '../use-authors';
import type { Density } from './density-switch';

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
  const [doomed, setDoomed] = useState<AdminPostSummary | null>(null);
  const origin = fromList(useLocation().search);
  const duplicate = useDuplicatePost(origin);
  const Post = density === 'compact' ? CompactPost : PostCard;

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
          onDuplicate={() => void duplicate(post.id)}
          onDelete={() => setDoomed(post)}
        />
      ))}
      {doomed && <DeletionPart post={doomed} onDeleted={onDeleted} onClose={() => setDoomed(null)} />}
    </List>
  );
}

const DeletionPart = partOf(async () => (await import('./delete-post')).DeletePost, questionOptions);

const List = styled.div`
  border: 1px solid ${color.line};
  border-top: 0;
  background: ${color.card};

  & > :first-child {
    border-top: 0;
  }
`;
