import { useNavigate } from 'react-router-dom';
import { type EditablePost, usePreviewContentMutation } from '@site/api-client/admin';
import { useToast } from '@site/ui';
import type { SavedText } from './editor/check/offer-findings';

/** Says that a post was saved, and of one that readers see now or at a time that is set, how much its check finds. */
export function useSavedToast() {
  const { toast } = useToast();
  const navigate = useNavigate();
  const [preview] = usePreviewContentMutation();

  const check = async (post: SavedText) => {
    const { offerFindings } = await import('./editor/check/offer-findings');
    const { html } = await preview({ content: post.content }).unwrap();
    return offerFindings(post, html, navigate);
  };
  return (description: string, post: EditablePost): void => {
    const amend = toast({ title: 'Success', description, variant: 'success' });
    const text = textForReaders(post);
    // What can't be checked needs no word.
    if (text)
      check(text).then(
        (found) => found && amend(found),
        () => undefined,
      );
  };
}

/** Null where it waits for somebody to publish it. */
function textForReaders(post: EditablePost): SavedText | null {
  const { draft } = post;
  if (draft) return draft.publishAt ? { ...draft, id: post.id } : null;
  return post.status === 'published' || post.publishAt ? post : null;
}
