import type { PostType } from '@site/contracts';

/** As much of a post as a link to it shows. */
export class PostTeaser {
  slug!: string;
  title!: string;
  type!: PostType;
  coverImageUrl!: string | null;
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

export const presentTeaser = ({
  slug,
  title,
  type,
  coverImageUrl,
  readingMinutes,
  publishedAt,
}: PostTeaser): PostTeaser => ({
  ...{ slug, title, type, coverImageUrl, readingMinutes, publishedAt },
});
