import { useState } from 'react';
import { problemOf } from '@site/api-client';
import type { TagChange, TagSummary } from '@site/api-client/tags';
import { useToast } from '@site/ui';
import { useWhileShown } from '../../../shared/use-while-shown';
import { useFailure } from '../../session/use-failure';
import { counted } from '../../../shared/counted';

export interface TagChangeEnd {
  /** Called with the tag that is gone. */
  onChanged: (name: string) => void;
  onClose: () => void;
}

/** Changes a tag in all posts and says in how many. `handle`: whether the caller shows a refusal by itself. */
export function useTagChange({ name }: TagSummary, { onChanged, onClose }: TagChangeEnd) {
  const [pending, setPending] = useState(false);
  const showFailure = useFailure();
  const { toast } = useToast();
  const close = useWhileShown(onClose);

  const change = async (
    call: () => Promise<TagChange>,
    done: 'Renamed' | 'Merged' | 'Removed',
    handle: (error: unknown) => boolean = () => false,
  ) => {
    setPending(true);
    try {
      const { posts } = await call();
      toast({ title: 'Success', description: `${done} in ${counted(posts, 'post')}`, variant: 'success' });
      onChanged(name);
      close();
    } catch (error) {
      setPending(false);
      if (handle(error)) return;
      showFailure(error, problemOf(error)?.message ?? 'Failed to change the tag');
    }
  };
  return { change, pending };
}
