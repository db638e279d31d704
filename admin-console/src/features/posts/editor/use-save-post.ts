import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { problemOf } from '@site/api-client';
import {
  type EditablePost,
  stalePostOf,
  useCreatePostMutation,
  usePublishPostMutation,
  useUpdatePostMutation,
} from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';
import { useToast } from '@site/ui';
import { applyServerErrors } from '../../../shared/apply-server-errors';
import { sessionTexts } from '../../session/session-texts';
import { useFailure } from '../../session/use-failure';
import { isUnreachable } from './is-unreachable';
import { formValuesOf, requestOf } from './post-form-values';
import { rebaseForm } from './rebase-form';
import { useLostAnswers } from './use-lost-answers';

interface SavePostOptions {
  /** The post as it was read; absent for a new one. */
  post: EditablePost | undefined;
  form: UseFormReturn<PostInput>;
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
}

interface Attempt {
  work: (input: PostInput) => Promise<EditablePost>;
  done: string;
  failed: string;
  /** Goes on with the editor afterwards. */
  stay?: boolean;
  /** Goes on with it when the text had to be merged with somebody else's first. */
  stayWhenStale?: boolean;
}

const unreachable = 'The server can’t be reached. Your text is still here: try again in a moment.';

const permissionsChanged =
  'Your permissions have changed: your account can no longer save posts. Your text is still here: copy it before you leave.';

const theirsNow = 'Somebody else saved this post in the meantime. This is their text now: read it, then carry on.';

/** Saves what the form holds. Whatever fails leaves the form as it is. */
export function useSavePost({ post, form, onSaved, onFailed, onAdopted }: SavePostOptions) {
  const [create, creating] = useCreatePostMutation();
  const [update, updating] = useUpdatePostMutation();
  const [publish, publishing] = usePublishPostMutation();
  const [version, setVersion] = useState(post?.version);
  const [stale, setStale] = useState<StaleSave | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const busy = useRef(false);
  const surely = useLostAnswers();
  const tellFailure = useFailure(sessionTexts.expired);
  const { toast } = useToast();

  const adopt = (newer: EditablePost) => {
    setVersion(newer.version);
    form.reset(formValuesOf(newer));
    setStale(null);
    onAdopted(newer);
  };

  const attempt = async ({ work, done, failed, stay = false, stayWhenStale = stay }: Attempt) => {
    if (busy.current) return;
    busy.current = true;
    const sent = copyOf(form.getValues());
    const submit = form.handleSubmit(async (input) => {
      setTrouble(null);
      try {
        const saved = await work(input);
        toast({ title: 'Success', description: done, variant: 'success' });
        setVersion(saved.version);
        // Publishing changes these by itself.
        const { status } = saved;
        const publishAt = saved.publishAt ?? '';
        if (form.getValues('status') === sent.status) form.setValue('status', status);
        if (form.getValues('publishAt') === sent.publishAt) form.setValue('publishAt', publishAt);
        const typedMeanwhile = rebaseForm(form, { ...sent, status, publishAt });
        onSaved(saved, !stay && !typedMeanwhile);
      } catch (error) {
        onFailed();
        const theirs = stalePostOf(error);
        if (theirs && !form.formState.isDirty) {
          adopt(theirs);
          return setTrouble(theirsNow);
        }
        if (theirs) return setStale({ theirs, stay: stayWhenStale });
        applyServerErrors(form, error);
        setTrouble(troubleOf(error));
        tellFailure(error, failed);
      }
    });
    await submit().finally(() => (busy.current = false));
  };

  const store = (id: number, input: PostInput, readVersion = version) =>
    update({ id, postInput: requestOf(input), 'If-Match': `"${readVersion}"` }).unwrap();

  const publishVersion = (id: number, readVersion = version) =>
    publish({ id, 'If-Match': `"${readVersion}"` }).unwrap();

  const createPost = (stay: boolean) =>
    attempt({
      work: (input) =>
        surely({
          input,
          work: () => create(requestOf(input)).unwrap(),
          overwrite: (own) => store(own.id, input, own.version),
        }),
      done: 'Post created successfully',
      failed: 'Failed to create post',
      stay,
    });

  const updatePost = (id: number, { stay = false, readVersion }: { stay?: boolean; readVersion?: number } = {}) =>
    attempt({
      work: (input) =>
        surely({
          input,
          work: () => store(id, input, readVersion),
          overwrite: (own) => store(id, input, own.version),
        }),
      done: 'Post updated successfully',
      failed: 'Failed to update post',
      stay,
    });

  const publishPost = (id: number) =>
    attempt({
      // What is published is what stands in the form: never a version that it has not seen.
      work: async (input) => {
        const text = textOf(input);
        const stored = form.formState.isDirty
          ? await surely({
              input: text,
              work: () => store(id, input),
              overwrite: (own) => store(id, input, own.version),
            })
          : undefined;
        if (stored) setVersion(stored.version);
        return surely({
          input: { ...text, status: 'published' },
          work: () => publishVersion(id, stored?.version),
          overwrite: (own) => publishVersion(id, own.version),
        });
      },
      done: 'Post published successfully',
      failed: 'Failed to publish post',
      stayWhenStale: true,
    });

  return {
    saving: creating.isLoading || updating.isLoading || publishing.isLoading,
    save: ({ stay = false } = {}) => (post ? updatePost(post.id, { stay }) : createPost(stay)),
    publish: () => post && publishPost(post.id),
    /** What the server says of the last save, when it refused it. */
    trouble,
    /** The form's text was written on this version of the post. */
    version: version ?? null,
    writtenOn: setVersion,
    /** What somebody else has saved meanwhile, when a save was refused for it. */
    stale: stale?.theirs ?? null,
    dismissStale: () => setStale(null),
    /** Takes a newer version as the one that the text was written on. */
    adopt,
    saveMerged: (merged: PostInput) => {
      if (!stale) return;
      const { theirs, stay } = stale;
      setVersion(theirs.version);
      setStale(null);
      // At no moment is the form clean: the copy on this device would be dropped.
      form.reset(formValuesOf(theirs), { keepValues: true });
      form.reset(merged, { keepDefaultValues: true });
      void updatePost(theirs.id, { stay, readVersion: theirs.version });
    },
  };
}

function troubleOf(error: unknown): string | null {
  const problem = problemOf(error);
  if (problem?.statusCode === 403) return permissionsChanged;
  return problem?.message ?? (isUnreachable(error) ? unreachable : null);
}

const copyOf = (values: PostInput): PostInput => ({ ...values, tags: [...(values.tags ?? [])] });

/** Publishing sets the rest by itself. */
function textOf({ ...input }: PostInput): PostInput {
  delete input.status;
  delete input.publishAt;
  return input;
}
