import type { PostFields } from './post-fields.entity';

/** What a post says to search engines and shared links in place of title, summary and cover. */
export type StoredMeta = Pick<PostFields, 'metaTitle' | 'metaDescription' | 'socialImageUrl'>;

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
