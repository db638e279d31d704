import type { AdminPostsQuery } from '@site/contracts';
import type { Page } from '../../http/paged';

/** Which posts are wanted, in which order, and which page of them. */
export type WantedPosts = AdminPostsQuery & {
  limit: number;
  /** The list of all published posts begins with the pinned one. */
  pinnedFirst?: boolean;
  /** How long the index of texts may take. */
  deadlineMs: number;
};

/** The posts of a part, by their ids, and how long the whole list is. */
export interface FoundPosts extends Omit<Page<unknown>, 'items'> {
  ids: number[];
}
