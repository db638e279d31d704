import { useParams } from 'react-router-dom';
import { EditPost } from '../features/posts/editor/edit-post';
import { EditorSkeleton } from '../features/posts/editor/editor-skeleton';
import { PostGone } from '../features/posts/editor/post-gone';
import { PostEditor } from '../features/posts/editor/post-editor';
import { SessionGate } from '../features/session/session-gate';
import { sessionTexts } from '../features/session/session-texts';
import { useScreenTitle } from '../shared/use-screen-title';

export function NewPostPage() {
  useScreenTitle('New post');
  return (
    <SessionGate reason={sessionTexts.features} skeleton={<EditorSkeleton />}>
      <PostEditor />
    </SessionGate>
  );
}

export function EditPostPage() {
  useScreenTitle('Edit post');
  const { id = '' } = useParams();
  return (
    <SessionGate reason={sessionTexts.features} skeleton={<EditorSkeleton />}>
      {/^\d+$/.test(id) ? <EditPost key={id} id={Number(id)} /> : <PostGone />}
    </SessionGate>
  );
}
