import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { EditablePost } from '@site/api-client/admin';
import { EditPost } from '../features/posts/editor/edit-post';
import { EditorSkeleton } from '../features/posts/editor/editor-skeleton';
import { PostGone } from '../features/posts/editor/post-gone';
import { PostEditor } from '../features/posts/editor/post-editor';
import { SessionGate } from '../features/session/session-gate';
import { sameScreen } from '../shared/same-screen';

/** New posts and existing ones. */
export function PostEditorPage() {
  const { id } = useParams();
  return (
    <SessionGate title={id === undefined ? 'New post' : 'Edit post'} skeleton={<EditorSkeleton />}>
      <EditorOf id={id} />
    </SessionGate>
  );
}

/** A new post that was saved keeps its editor when it gets an address of its own, until that editor is left. */
function EditorOf({ id }: { id: string | undefined }) {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const [created, setCreated] = useState<{ id: string; key: string } | null>(null);
  // Whoever comes back to the post gets it from the API: what its first editor held went with that editor.
  if (created && created.id !== id && created.key !== key) setCreated(null);

  const handleCreated = (post: EditablePost) => {
    setCreated({ id: String(post.id), key });
    navigate(`/admin/posts/${post.id}/edit`, { replace: true, state: { ...state, ...sameScreen } });
  };

  if (id === undefined) return <PostEditor key={key} onCreated={handleCreated} />;
  if (id === created?.id) return <PostEditor key={created.key} onCreated={handleCreated} />;
  return /^\d+$/.test(id) ? <EditPost key={id} id={Number(id)} /> : <PostGone />;
}
