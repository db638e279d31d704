import type { PostType } from '@site/contracts';
import type { CoverFocus } from '../post.presenter';

/** As much of a post as a link to it shows. */
export class PostTeaser {
  slug!: string;
  title!: string;
  type!: PostType;
  coverImageUrl!: string | null;
  /** As of the post itself. */
  coverFocus?: string;
  readingMinutes!: number;
  publishedAt!: Date;
}

/** Where a reader may go on from a post. */
export class RelatedPosts {
  /** The one published before it. */
  previous!: PostTeaser | null;
  /** The one published after it. */
  next!: PostTeaser | null;
  /** Up to three that share its tags or its type, the most alike first. */
  related!: PostTeaser[];
}

export type TeaserSource = Omit<PostTeaser, 'coverFocus'> & CoverFocus;

export function presentTeaser(post: TeaserSource): PostTeaser {
  const { slug, title, type, coverImageUrl, coverFocus, readingMinutes, publishedAt } = post;
  return { slug, title, type, coverImageUrl, ...(coverFocus ? { coverFocus } : {}), readingMinutes, publishedAt };
}
