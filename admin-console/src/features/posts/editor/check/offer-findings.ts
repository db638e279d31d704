import type { NavigateFunction } from 'react-router-dom';
import type { EditablePost } from '@site/api-client/admin';
import type { ToastMessage } from '@site/ui';
import { leaveBy } from '../../../../shared/leave-gate';
import { checkedAtOnce, checkPath } from './check-path';
import { type CheckedPost, findProblems, ownPaths, type PathStatus } from './find-problems';
import { pageOf, readPage } from './read-page';

/** A post that was saved, or its unpublished changes. */
type SavedText = Pick<EditablePost, 'id' | 'slug' | 'content' | keyof CheckedPost['fields']>;

/**
 * Leads from the notification of a saved post to what the check finds in it, if anything. `preview` is what the
 * API makes of its content. What can't be checked is not counted.
 */
export async function offerFindings(
  saved: EditablePost,
  preview: (content: string) => Promise<{ html: string }>,
  navigate: NavigateFunction,
): Promise<Pick<ToastMessage, 'action' | 'displayMs'> | null> {
  const fields = textForReaders(saved);
  if (!fields) return null;
  const { html } = await preview(fields.content);
  const post = { fields, page: pageOf(fields.slug), facts: readPage(html) };
  const statuses = new Map<string, PathStatus>();
  for (let paths = ownPaths(post); paths.length > 0; paths = paths.slice(checkedAtOnce)) {
    const given = await Promise.all(paths.slice(0, checkedAtOnce).map((path) => checkPath(path)));
    for (const [path, status] of given) if (status === 'missing') statuses.set(path, status);
  }
  const count = findProblems(post, statuses).length;
  if (count === 0) return null;

  const editor = `/admin/posts/${fields.id}/edit`;
  const goThere = () => void navigate(`${editor}#check`);
  const action = {
    label: count === 1 ? 'See 1 finding' : `See ${count} findings`,
    otherWay: 'Open “Check before publishing” beside the text of the post.',
    onAct: () => (window.location.pathname === editor ? goThere() : leaveBy(goThere)),
  };
  return { action, displayMs: 15_000 };
}

/** Null where it waits for somebody to publish it. */
function textForReaders(post: EditablePost): SavedText | null {
  const { draft } = post;
  if (draft) return draft.publishAt ? { ...draft, id: post.id } : null;
  return post.status === 'published' || post.publishAt ? post : null;
}
