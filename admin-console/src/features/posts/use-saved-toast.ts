import { useNavigate } from 'react-router-dom';
import { type EditablePost, usePreviewContentMutation } from '@site/api-client/admin';
import { useToast } from '@site/ui';

/** Says that a post was saved, and of one that readers see now, how much its check finds. */
export function useSavedToast() {
  const { toast } = useToast();
  const navigate = useNavigate();
  const [preview] = usePreviewContentMutation();

  const check = async (post: EditablePost) => {
    const { offerFindings } = await import('./editor/check/offer-findings');
    const { html } = await preview({ content: post.content }).unwrap();
    return offerFindings(post, html, navigate);
  };
  return (description: string, post: EditablePost): void => {
    const amend = toast({ title: 'Success', description, variant: 'success' });
    if (post.status !== 'published') return;
    // What can't be checked needs no word.
    check(post).then(
      (found) => found && amend(found),
      () => undefined,
    );
  };
}
