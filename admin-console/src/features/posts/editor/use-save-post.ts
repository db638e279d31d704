import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EditablePost } from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';
import { baseOf, formValuesOf } from './post-form-values';
import { usePostCalls } from './use-post-calls';
import { useSaveAttempt } from './use-save-attempt';

interface SavePostOptions {
  /** The post as it was read; absent for a new one. */
  post: EditablePost | undefined;
  form: UseFormReturn<PostInput>;
  /** Whether no save may start now, of which it tells. */
  mustWait: () => boolean;
  /** The text is safe with the server. `done`: there is nothing left to do in the editor. */
  onSaved: (saved: EditablePost, done: boolean) => void;
  onFailed: () => void;
  /** Another version has taken the place of what stood in the form. */
  onAdopted: (newer: EditablePost) => void;
}

/** A save that was refused because somebody else saved meanwhile. */
interface StaleSave {
  theirs: EditablePost;
  stay: boolean;
  /** Nobody has asked for a save: an earlier text was brought back to a post that visitors read. */
  waits?: boolean;
}

const texts = {
  create: ['Post created successfully', 'Failed to create post'],
  update: ['Post updated successfully', 'Failed to update post'],
  publish: ['Post published successfully', 'Failed to publish post'],
} as const;

const theirsNow = 'This post was saved elsewhere in the meantime. This is the newest text: read it, then carry on.';

/** Creates, updates and publishes a post, and leads through a collision with somebody else's save. */
export function useSavePost({ post, form, mustWait, onSaved, onFailed, onAdopted }: SavePostOptions) {
  const [base, setBase] = useState(() => baseOf(post));
  const [stale, setStale] = useState<StaleSave | null>(null);
  const calls = usePostCalls();

  // Changes that the answer does not speak of are as they were.
  const newest = (newer: EditablePost) => ({ ...baseOf(newer), tag: newer.draft?.tag ?? base.tag });
  const adopt = (newer: EditablePost) => {
    setBase(newest(newer));
    form.reset(formValuesOf(newer));
    setStale(null);
    onAdopted(newer);
  };
  /** Only over a text that the post has: any other is merged with it, as are changes that the answer does not speak of. */
  const takeNewer = (newer: EditablePost, stay: boolean, waits = false): string | null => {
    const isSaved = !form.formState.isDirty && (!base.tag || newer.draft);
    if (isSaved) adopt(newer);
    else setStale({ theirs: newer, stay, waits });
    return isSaved ? theirsNow : null;
  };
  const { attempt, trouble, saving } = useSaveAttempt(form, {
    mustWait,
    onFailed,
    onSaved: (saved, done) => {
      setBase(baseOf(saved));
      onSaved(saved, done);
    },
    onStale: takeNewer,
  });

  const createPost = (stay: boolean) => attempt(texts.create, calls.create, stay);
  const updatePost = (id: number, stay: boolean, writtenOn = base) =>
    attempt(texts.update, (input) => calls.update(id, input, writtenOn), stay);
  // What is published is what stands in the form: never a version that it has not seen.
  const publishForm = (id: number) => async (input: PostInput) => {
    const text = textOf(input);
    if (!form.formState.isDirty && !base.tag) return calls.publish(id, text, base.version);
    const stored = await calls.update(id, input, base, text);
    setBase(baseOf(stored));
    return calls.publish(id, text, stored.version);
  };
  const createLive = (input: PostInput) => calls.create({ ...textOf(input), status: 'published' });
  const saveMerged = (merged: PostInput) => {
    if (!stale) return;
    const { theirs, stay, waits } = stale;
    setBase(newest(theirs));
    setStale(null);
    // At no moment is the form clean: the copy on this device would be dropped.
    form.reset(formValuesOf(theirs), { keepValues: true });
    form.reset(merged, { keepDefaultValues: true });
    if (!waits) void updatePost(theirs.id, stay, newest(theirs));
  };

  return {
    saving,
    save: ({ stay = false } = {}) => (post ? updatePost(post.id, stay) : createPost(stay)),
    publish: () => attempt(texts.publish, post ? publishForm(post.id) : createLive, false, true),
    /** What the server says of the last save, when it refused it. */
    trouble,
    /** What the form's text was written on. */
    base,
    writtenOn: setBase,
    /** What somebody else has saved meanwhile, when a save was refused for it. */
    stale: stale?.theirs ?? null,
    dismissStale: () => setStale(null),
    /** Takes a newer version as the one that the text was written on. */
    adopt,
    /** An earlier text was brought back, perhaps while somebody was typing. */
    takeRestored: (restored: EditablePost) => void takeNewer(restored, true, restored.status === 'published'),
    saveMerged,
  };
}

/** Publishing sets the rest by itself. */
function textOf({ ...input }: PostInput): PostInput {
  delete input.status;
  delete input.publishAt;
  return input;
}
