import type { metaFields, PostFields } from './post-fields.entity';

export type StoredMeta = Pick<PostFields, (typeof metaFields)[number]>;

export interface PostMeta {
  /** Absent: the title. */
  metaTitle?: string;
  /** Absent: the summary. */
  metaDescription?: string;
  /** Absent: the cover. */
  socialImageUrl?: string;
}

export function presentMeta({ metaTitle, metaDescription, socialImageUrl }: StoredMeta): PostMeta {
  return {
    ...(metaTitle && { metaTitle }),
    ...(metaDescription && { metaDescription }),
    ...(socialImageUrl && { socialImageUrl }),
  };
}
