import { useNavigate } from 'react-router-dom';
import { type EditablePost, usePreviewContentMutation } from '@site/api-client/admin';
import { useToast } from '@site/ui';

/** Says that a post was saved, and of one that readers see now or at a time that is set, how much its check finds. */
export function useSavedToast() {
  const { toast } = useToast();
  const navigate = useNavigate();
  const [preview] = usePreviewContentMutation();

  const check = async (post: EditablePost) => {
    const { offerFindings } = await import('./editor/check/offer-findings');
    return offerFindings(post, (content) => preview({ content }).unwrap(), navigate);
  };
  return (description: string, post: EditablePost): void => {
    const amend = toast({ title: 'Success', description, variant: 'success' });
    // What can't be checked needs no word.
    check(post).then(
      (found) => found && amend(found),
      () => undefined,
    );
  };
}
