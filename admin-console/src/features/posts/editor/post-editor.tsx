import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { EditablePost } from '@site/api-client/admin';
import { PostInput } from '@site/contracts';
import { ConfirmDialog } from '@site/ui';
import { useSignedInAgain } from '../../session/signed-in-again';
import { localDateTime } from '../../../shared/local-date';
import { ScreenHead } from '../../../shared/screen-head';
import { useLeaveGuard } from '../../../shared/use-leave-guard';
import { wayBack } from '../../../shared/way-back';
import { HistoryButton } from '../history/history-button';
import { useListAddress } from '../list-address';
import { StaleDialog } from '../merge/stale-dialog';
import { DraftBack, DraftOffer } from './draft-offer';
import { Margin, Sheet } from './editor-layout';
import { PostActions } from './post-actions';
import { PostContent } from './post-content';
import { PostFacts } from './post-facts';
import { formValuesOf } from './post-form-values';
import { PostMedia } from './post-media';
import { PostWords } from './post-words';
import { SaveBar } from './save-bar';
import { useDraftKeeping } from './use-draft-keeping';
import { useDraftOffer } from './use-draft-offer';
import { useDraftPlace } from './use-draft-place';
import { useSavePost } from './use-save-post';
import { useSaveShortcut } from './use-save-shortcut';

interface PostEditorProps {
  /** Absent for a new post. */
  post?: EditablePost;
  /** A new post was saved and its editor stays open. */
  onCreated?: (post: EditablePost) => void;
}

export function PostEditor({ post: readPost, onCreated }: PostEditorProps) {
  // What was read first stays the base of the form, whatever the cache learns later.
  const [post, setPost] = useState(readPost);
  const navigate = useNavigate();
  const listAddress = useListAddress();
  const goToList = () => navigate(listAddress, { state: wayBack });
  const form = useForm<PostInput>({
    resolver: classValidatorResolver(PostInput),
    defaultValues: formValuesOf(post),
  });
  const guard = useLeaveGuard(form.formState.isDirty);
  const handleSaved = (saved: EditablePost, done: boolean) => {
    if (done) {
      draft.forget();
      return goToList();
    }
    setPost(saved);
    offer.settle();
    offer.passOver(saved.updatedAt);
    if (!post) onCreated?.(saved);
  };
  const handleAdopted = (newer: EditablePost) => {
    setPost(newer);
    draft.forget();
    offer.settle();
  };
  const saving = useSavePost({
    ...{ post, form },
    onSaved: handleSaved,
    onFailed: () => draft.keepNow(),
    onAdopted: handleAdopted,
  });
  const place = useDraftPlace(post);
  const draft = useDraftKeeping(form, place, saving.version);
  const signedInAgain = useSignedInAgain();
  const offer = useDraftOffer<PostInput>({
    place,
    editor: draft.editor,
    savedAt: post?.updatedAt,
    onRestore: ({ values, version }) => {
      form.reset(values, { keepDefaultValues: true });
      if (version !== null) saving.writtenOn(version);
    },
    isWanted: ({ version }) => signedInAgain && version === (post?.version ?? null),
  });
  useSaveShortcut(() => void saving.save({ stay: true }));

  return (
    <FormProvider {...form}>
      <ScreenHead
        title={post ? 'Edit post' : 'New post'}
        back={{ href: listAddress, label: 'Back to Posts', state: wayBack }}
        note={post?.publishAt && `Scheduled for ${localDateTime(post.publishAt)}`}
        actions={
          post && (
            <>
              <HistoryButton postId={post.id} unsaved={form.formState.isDirty} onRestored={saving.adopt} />
              <PostActions
                post={post}
                busy={saving.saving}
                unsaved={form.formState.isDirty}
                onPublish={saving.publish}
              />
            </>
          )
        }
      />
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
      {signedInAgain && offer.restored && draft.state === 'kept' && (
        <DraftBack role="status">Your unsaved text has been restored. Nothing was lost.</DraftBack>
      )}
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
      <ConfirmDialog
        open={guard.asking}
        onOpenChange={(open) => !open && guard.stay()}
        title="Leave without saving?"
        description="Your changes are not saved. A copy stays on this device and is offered when you come back."
        confirmLabel="Leave"
        onConfirm={guard.leave}
      />
    </FormProvider>
  );
}
