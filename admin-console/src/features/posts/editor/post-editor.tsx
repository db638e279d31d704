import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { EditablePost } from '@site/api-client/admin';
import { LeaveDialog } from '../../../shared/leave-dialog';
import { localDateTime } from '../../../shared/local-date';
import { ScreenHead } from '../../../shared/screen-head';
import { useLeaveGuard } from '../../../shared/use-leave-guard';
import { wayBack } from '../../../shared/way-back';
import { HistoryButton } from '../history/history-button';
import { useListAddress } from '../list-address';
import { StaleDialog } from '../merge/stale-dialog';
import { DraftNotice, DraftOffer } from './draft-offer';
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

interface PostEditorProps {
  /** Absent for a new post. */
  post?: EditablePost;
  /** A new post was saved and its editor stays open. */
  onCreated?: (post: EditablePost) => void;
}

export function PostEditor({ post: readPost, onCreated }: PostEditorProps) {
  const navigate = useNavigate();
  const listAddress = useListAddress();
  const goToList = () => navigate(listAddress, { state: wayBack });
  const { post, form, saving, draft, offer, isBack } = usePostEditing(readPost, onCreated, goToList);
  const unsaved = form.formState.isDirty;
  const guard = useLeaveGuard(unsaved);
  useSaveShortcut(() => void saving.save({ stay: true }));

  return (
    <FormProvider {...form}>
      <EditorHead {...{ post, listAddress, saving, unsaved }} />
      {offer.offered && (
        <DraftOffer
          savedAt={offer.offered.savedAt}
          outdated={offer.offered.version !== saving.version}
          kept={offer.offered.values}
          present={form.getValues()}
          onRestore={offer.restore}
          onDiscard={offer.discard}
        />
      )}
      {isBack && <DraftNotice role="status">Your unsaved text has been restored. Nothing was lost.</DraftNotice>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save();
        }}
      >
        <Sheet>
          <PostWords post={post} />
          <Margin>
            <PostFacts />
            <PostMedia />
          </Margin>
          <PostContent post={post} />
        </Sheet>
        <SaveBar
          updatedAt={post?.updatedAt}
          saving={saving.saving}
          draft={draft.state}
          trouble={saving.trouble}
          onCancel={() => guard.tryToLeave(goToList)}
        />
      </form>
      {saving.stale && (
        <StaleDialog
          version={saving.version}
          mine={form.getValues()}
          theirs={saving.stale}
          onTakeTheirs={saving.adopt}
          onSave={saving.saveMerged}
          onClose={saving.dismissStale}
        />
      )}
      <LeaveDialog guard={guard} description={leaveWarning} />
    </FormProvider>
  );
}

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
      post && (
        <>
          <HistoryButton postId={post.id} unsaved={unsaved} onRestored={saving.adopt} />
          <PostActions post={post} busy={saving.saving} unsaved={unsaved} onPublish={saving.publish} />
        </>
      )
    }
  />
);
