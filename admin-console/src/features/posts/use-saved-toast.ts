import { useNavigate } from 'react-router-dom';
import { type EditablePost, usePreviewContentMutation } from '@site/api-client/admin';
import { useToast } from '@site/ui';

/** The longest that the check of a post keeps the notification waiting. */
const deadlineMs = 1000;

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
  return async (description: string, post: EditablePost): Promise<void> => {
    const late = () => new Promise<null>((resolve) => setTimeout(resolve, deadlineMs, null));
    const found = post.status === 'published' && (await Promise.race([check(post), late()]).catch(() => null));
    toast({ title: 'Success', description, variant: 'success', ...found });
  };
}
