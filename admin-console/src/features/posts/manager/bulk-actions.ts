import type { AdminPostSummary, PostsBulkInput } from '@site/api-client/admin';
import { postStatuses, type PostStatus, postStatusLabels } from '@site/contracts';

export const countOf = (count: number): string => `${count} ${count === 1 ? 'post' : 'posts'}`;

/** What is done to several posts: the Status field is set, or they are deleted. `publication` sets it in words of its own. */
export type BulkChange = Pick<PostsBulkInput, 'action' | 'status'>;

export const statusChanges = postStatuses.map((status) => ({ action: 'setStatus', status }) as const);
export const publication = { action: 'setStatus', status: 'published' } as const;
export const deletion = { action: 'delete' } as const;

interface BulkWords {
  /** On the button that does it. */
  label: string;
  title: string;
  question: string;
  done: string;
  failed: string;
}

const consequences: Record<PostStatus, { one: string; many: string }> = {
  published: { one: 'Everyone can read it right away.', many: 'Everyone can read them right away.' },
  draft: {
    one: 'Its page can’t be read until it is published again.',
    many: 'Their pages can’t be read until they are published again.',
  },
};

/** Of the chosen posts `count` are changed. */
export function bulkWords(change: BulkChange, count: number, chosen = count): BulkWords {
  const { action, status = 'draft' } = change;
  const posts = countOf(count);
  if (action === 'delete') {
    return {
      label: 'Delete',
      title: `Delete ${posts}`,
      question: `Are you sure you want to delete ${posts}? This action cannot be undone.`,
      done: 'deleted',
      failed: `Failed to delete ${posts}`,
    };
  }
  const label = postStatusLabels[status];
  const consequence = [
    consequences[status][count === 1 ? 'one' : 'many'],
    ...(chosen > count ? [leftOut(status, chosen - count, chosen)] : []),
  ].join(' ');
  if (change === publication) {
    return {
      label: 'Publish',
      title: `Publish ${posts}`,
      question: `Are you sure you want to publish ${posts}? ${consequence}`,
      done: 'published',
      failed: `Failed to publish ${posts}`,
    };
  }
  return {
    label: 'Set Status',
    title: `Set Status: ${label}`,
    question: `Are you sure you want to set the status of ${posts} to ${label}? ${consequence}`,
    done: `set to ${label}`,
    failed: `Failed to set the status of ${posts}`,
  };
}

function leftOut(status: PostStatus, others: number, chosen: number): string {
  if (others === 1) return `1 of the ${chosen} is already ${status === 'draft' ? 'a draft' : 'published'}.`;
  return `${others} of the ${chosen} are already ${status === 'draft' ? 'drafts' : 'published'}.`;
}

/** The chosen posts that are different afterwards. */
export const changedBy = ({ action, status }: BulkChange, posts: AdminPostSummary[]): AdminPostSummary[] =>
  posts.filter((post) => action === 'delete' || post.status !== status);
