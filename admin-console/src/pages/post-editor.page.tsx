import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { EditablePost } from '@site/api-client/admin';
import { EditPost } from '../features/posts/editor/edit-post';
import { EditorSkeleton } from '../features/posts/editor/editor-skeleton';
import { PostGone } from '../features/posts/editor/post-gone';
import { PostEditor } from '../features/posts/editor/post-editor';
import { SessionGate } from '../features/session/session-gate';
import { sessionTexts } from '../features/session/session-texts';
import { sameScreen } from '../shared/same-screen';
import { useScreenTitle } from '../shared/use-screen-title';

/** New posts and existing ones. A new post that was saved keeps its editor when it gets an address of its own. */
export function PostEditorPage() {
  const { id } = useParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [created, setCreated] = useState<{ id: string; key: string } | null>(null);
  useScreenTitle(id === undefined ? 'New post' : 'Edit post');

  const handleCreated = (post: EditablePost) => {
    setCreated({ id: String(post.id), key });
    navigate(`/admin/posts/${post.id}/edit`, { replace: true, state: sameScreen });
  };

  const editor = () => {
    if (id === undefined) return <PostEditor key={key} onCreated={handleCreated} />;
    if (id === created?.id) return <PostEditor key={created.key} onCreated={handleCreated} />;
    return /^\d+$/.test(id) ? <EditPost key={id} id={Number(id)} /> : <PostGone />;
  };
  return (
    <SessionGate reason={sessionTexts.features} skeleton={<EditorSkeleton />}>
      {editor()}
    </SessionGate>
  );
}
