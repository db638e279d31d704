import { useRef } from 'react';
import type { PostEditing } from './use-post-editing';

/** What the form's own button and the key for saving do. The second saves unpublished changes where they are open. */
export function useSubmit({ post, form, saving }: PostEditing) {
  const saveDraftRef = useRef<(() => void) | null>(null);

  const submit = (byKey: boolean) => {
    const [status, publishAt] = form.getValues(['status', 'publishAt']);
    const isLive = post?.status === 'published' && status === 'published';
    // Never in its place where it is not loaded yet: readers would see what is not meant for them.
    if (isLive && (publishAt || (byKey && saving.base.tag !== undefined))) saveDraftRef.current?.();
    else void saving.save({ stay: byKey });
  };
  return { submit, saveDraftRef };
}
