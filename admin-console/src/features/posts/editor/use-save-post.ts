import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { problemOf } from '@site/api-client';
import {
  type EditablePost,
  useCreatePostMutation,
  usePublishPostMutation,
  useUpdatePostMutation,
} from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';
import { useToast } from '@site/ui';
import { applyServerErrors } from '../../../shared/apply-server-errors';
import { sessionTexts } from '../../session/session-texts';
import { useFailure } from '../../session/use-failure';
import { formValuesOf, requestOf } from './post-form-values';

interface SavePostOptions {
  /** The post as it was read; absent for a new one. */
  post: EditablePost | undefined;
  form: UseFormReturn<PostInput>;
  /** The text is safe with the server. */
  onSaved: () => void;
}

/** Saves what the form holds. Whatever fails leaves the form as it is. */
export function useSavePost({ post, form, onSaved }: SavePostOptions) {
  const [create, creating] = useCreatePostMutation();
  const [update, updating] = useUpdatePostMutation();
  const [publish, publishing] = usePublishPostMutation();
  const [version, setVersion] = useState(post?.version);
  const [stale, setStale] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const tellFailure = useFailure(sessionTexts.expired);
  const { toast } = useToast();

  const attempt = async (work: () => Promise<unknown>, done: string, failed: string) => {
    setTrouble(null);
    try {
      await work();
      toast({ title: 'Success', description: done, variant: 'success' });
      onSaved();
    } catch (error) {
      if (isStale(error)) return setStale(true);
      applyServerErrors(form, error);
      setTrouble(problemOf(error)?.message ?? null);
      tellFailure(error, failed);
    }
  };

  const createPost = form.handleSubmit((input) =>
    attempt(() => create(requestOf(input)).unwrap(), 'Post created successfully', 'Failed to create post'),
  );

  const store = (id: number, input: PostInput, readVersion = version) =>
    update({ id, postInput: requestOf(input), 'If-Match': `"${readVersion}"` }).unwrap();

  const updatePost = (id: number, readVersion?: number) =>
    form.handleSubmit((input) =>
      attempt(() => store(id, input, readVersion), 'Post updated successfully', 'Failed to update post'),
    )();

  const publishPost = (id: number) =>
    form.handleSubmit((input) =>
      attempt(
        async () => {
          // What is published is what stands in the form.
          if (form.formState.isDirty) {
            const saved = await store(id, input);
            setVersion(saved.version);
            form.reset(formValuesOf(saved));
          }
          await publish(id).unwrap();
        },
        'Post published successfully',
        'Failed to publish post',
      ),
    )();

  return {
    saving: creating.isLoading || updating.isLoading || publishing.isLoading,
    save: () => (post ? updatePost(post.id) : createPost()),
    publish: () => post && publishPost(post.id),
    /** What the server says of the last save, when it refused it. */
    trouble,
    /** True after a save was refused because somebody else saved meanwhile. */
    stale,
    dismissStale: () => setStale(false),
    overwrite: (theirVersion: number) => {
      setStale(false);
      return post && updatePost(post.id, theirVersion);
    },
    adopt: (theirs: EditablePost) => {
      setVersion(theirs.version);
      form.reset(formValuesOf(theirs));
      setStale(false);
    },
  };
}

/** A conflict that no field is to blame for: another version is stored. */
function isStale(error: unknown): boolean {
  const problem = problemOf(error);
  return problem?.statusCode === 409 && !problem.fields;
}
