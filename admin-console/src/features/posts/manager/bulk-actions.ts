import type { PostSummary } from '@site/api-client/admin';
import type { BulkAction } from '@site/contracts';

export const countOf = (count: number): string => `${count} ${count === 1 ? 'post' : 'posts'}`;

interface BulkActionWords {
  label: string;
  done: string;
  /** What follows from it, behind the question. */
  consequence: string;
}

export const bulkActionWords: Record<BulkAction, BulkActionWords> = {
  publish: { label: 'Publish', done: 'published', consequence: 'Everybody can read them at once.' },
  unpublish: {
    label: 'Unpublish',
    done: 'unpublished',
    consequence: 'They become drafts, and their pages are gone until they are published again.',
  },
  delete: { label: 'Delete', done: 'deleted', consequence: 'This action cannot be undone.' },
};

/** The chosen posts that an action would change. */
export const changedBy = (action: BulkAction, posts: PostSummary[]): PostSummary[] =>
  posts.filter(({ status }) => action === 'delete' || (status === 'published') === (action === 'unpublish'));
