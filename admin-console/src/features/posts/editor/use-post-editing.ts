import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { EditablePost } from '@site/api-client/admin';
import { PostInput } from '@site/contracts';
import { useSignedInAgain } from '../../session/signed-in-again';
import { formValuesOf } from './post-form-values';
import { useDraftSaving } from './use-draft-saving';
import { useDraftOffer } from './use-draft-offer';
import { useDraftPlace } from './use-draft-place';
import { useSavePost } from './use-save-post';
import { useWaitingPictures } from './use-waiting-pictures';

/**
 * A post in its form, the copy of what is typed on this device, and the saves that make it needless. `readPost` is absent
 * for a new post; `onCreated` is called when that was saved and its editor stays open, `onDone` when nothing is left to do.
 */
export function usePostEditing(
  readPost: EditablePost | undefined,
  onCreated: (post: EditablePost) => void,
  onDone: () => void,
) {
  // What was read first stays the base of the form, whatever the cache learns later.
  const [post, setPost] = useState(readPost);
  const [isOnServer, setOnServer] = useState(false);
  const form = useForm<PostInput>({
    resolver: classValidatorResolver(PostInput),
    defaultValues: formValuesOf(post),
  });
  const pictures = useWaitingPictures();
  const handleSaved = (saved: EditablePost, done: boolean) => {
    if (done && !pictures.areWaiting()) {
      offer.passOver();
      draft.forget();
      return onDone();
    }
    takeSaved(saved);
    if (!post) onCreated(saved);
  };
  const takeSaved = (saved: EditablePost) => {
    setPost(saved);
    offer.setRestored(null);
    offer.passOver();
  };
  const handleAdopted = (newer: EditablePost) => {
    setPost(newer);
    draft.forget();
    offer.setRestored(null);
  };
  const saving = useSavePost({
    ...{ post, form },
    mustWait: pictures.stopSave,
    onSaved: handleSaved,
    onFailed: () => draft.storeNow(),
    onAdopted: handleAdopted,
  });
  const place = useDraftPlace(post);
  const draft = useDraftSaving(form, place, saving.base);
  const signedInAgain = useSignedInAgain();
  const offer = useDraftOffer(place);
  const isBack = signedInAgain && offer.restored && draft.state === 'kept';
  return {
    post,
    form,
    saving,
    pictures,
    place,
    draft,
    signedInAgain,
    offer,
    isBack,
    takeSaved,
    isOnServer,
    setOnServer,
  };
}

export type PostEditing = ReturnType<typeof usePostEditing>;
