import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { EditablePost } from '@site/api-client/admin';
import { LeaveDialog } from '../../../shared/leave-dialog';
import { localDateTime } from '../../../shared/local-date';
import { partOf } from '../../../shared/part-of';
import { ScreenHead } from '../../../shared/screen-head';
import { useLeaveGuard } from '../../../shared/use-leave-guard';
import { useWhileShown } from '../../../shared/use-while-shown';
import { wayBack } from '../../../shared/way-back';
import { HistoryButton } from '../history/history-button';
import { useListAddress } from '../list-address';
import { Margin, Sheet } from './editor-layout';
import { PostActions } from './post-actions';
import { PostContent } from './post-content';
import { PostFacts } from './post-facts';
import { PostMedia } from './post-media';
import { PostWords } from './post-words';
import { SaveBar } from './save-bar';
import { usePostEditing } from './use-post-editing';
import type { useSavePost } from './use-save-post';
import { useSaveShortcut } from './use-save-shortcut';
import { useSubmit } from './use-submit';

interface PostEditorProps {
  /** Absent for a new post. */
  post?: EditablePost;
  /** A new post was saved and its editor stays open. */
  onCreated?: (post: EditablePost) => void;
}

export function PostEditor({ post: readPost, onCreated }: PostEditorProps) {
  const navigate = useNavigate();
  const listAddress = useListAddress();
  const goToList = () => void navigate(listAddress, { state: wayBack });
  const handleDone = useWhileShown(goToList);
  const handleCreated = useWhileShown((created: EditablePost) => onCreated?.(created));
  const editing = usePostEditing(readPost, handleCreated, handleDone);
  const { post, form, saving, pictures, draft } = editing;
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const { submit, saveDraftRef } = useSubmit(editing);
  const unsaved = form.formState.isDirty;
  const guard = useLeaveGuard(unsaved || pictures.waiting);
  useSaveShortcut(() => submit(true));

  return (
    <FormProvider {...form}>
      <EditorHead {...{ post, listAddress, saving, unsaved }} />
      <EditingPart editing={editing} bar={bar} onSaveDraft={(save) => (saveDraftRef.current = save)} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
      >
        <Sheet>
          <PostWords post={post} />
          <Margin>
            <PostFacts isLive={post?.status === 'published'} />
            <PostMedia onPicturesWaiting={pictures.onWaiting} />
            <MarginParts post={post} />
          </Margin>
          <PostContent post={post} onPicturesWaiting={pictures.onWaiting} />
        </Sheet>
        <SaveBar
          post={post}
          isDraftOpen={saving.base.tag !== undefined}
          buttonsRef={setBar}
          saving={saving.saving}
          draft={draft.state}
          isOnServer={editing.isOnServer}
          trouble={saving.trouble}
          onCancel={() => guard.tryToLeave(goToList)}
        />
      </form>
      <LeaveDialog
        guard={guard}
        description={`${pictures.waiting ? picturesWarning : ''}${unsaved ? leaveWarning : ''}`}
      />
    </FormProvider>
  );
}

const EditingPart = partOf(async () => (await import('./editing/editing-part')).EditingPart, {
  loading: null,
  errorText: 'Drafts and unpublished changes could not be loaded',
});

const MarginParts = partOf(async () => (await import('./margin-parts')).MarginParts, {
  loading: null,
  errorText: 'Some fields could not be loaded',
});

const picturesWarning = 'Pictures that are not inserted yet will not be in the post. ';
const leaveWarning = 'Your changes are not saved. A copy stays on this device and is offered when you come back.';

interface EditorHeadProps {
  post: EditablePost | undefined;
  listAddress: string;
  saving: ReturnType<typeof useSavePost>;
  unsaved: boolean;
}

const EditorHead = ({ post, listAddress, saving, unsaved }: EditorHeadProps) => (
  <ScreenHead
    title={post ? 'Edit post' : 'New post'}
    back={{ href: listAddress, label: 'Back to Posts', state: wayBack }}
    note={post?.publishAt && `Scheduled for ${localDateTime(post.publishAt)}`}
    actions={
      <>
        {post && (
          <HistoryButton
            postId={post.id}
            unsaved={unsaved}
            live={post.status === 'published'}
            onRestored={saving.takeRestored}
          />
        )}
        <PostActions post={post} busy={saving.saving} unsaved={unsaved} onPublish={saving.publish} />
      </>
    }
  />
);
