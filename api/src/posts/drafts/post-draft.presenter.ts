import type { PostStatus, PostType } from '@site/contracts';
import { presentFieldsOf } from '../revisions/record-revision';
import type { PostDraftEntry } from './post-draft.entity';

/** What the list says of unpublished changes. */
export class UnpublishedChanges {
  /** When they are published by themselves; null where nobody said so. */
  publishAt!: Date | null;
  /** Why they were not published when their time had come. */
  failure!: string | null;
}

/** Unpublished changes of a post: the whole post as it is to become. */
export class PostDraft extends UnpublishedChanges {
  slug!: string;
  title!: string;
  summary!: string | null;
  content!: string;
  type!: PostType;
  coverImageUrl!: string | null;
  videoUrl!: string | null;
  mediaUrl!: string | null;
  /** Absent: the title. */
  metaTitle?: string;
  /** Absent: the summary. */
  metaDescription?: string;
  /** Absent: the cover. */
  socialImageUrl?: string;
  /** Absent: the user is deleted. */
  authorId?: string;
  tags!: string[];
  /** What publishing the changes makes of the post. */
  status!: PostStatus;
  /** The version of the post that they were made on. */
  version!: number;
  /** Another one with each save; publishing, replacing and discarding them names it. */
  tag!: string;
  savedAt!: Date;
  savedBy!: string;
  /** Null: the user is deleted. */
  savedById!: string | null;
}

export function presentDraft(draft: PostDraftEntry): PostDraft {
  const { version, tag, savedAt, savedById, savedByName, failure } = draft;
  return { ...presentFieldsOf(draft), version, tag, savedAt, savedBy: savedByName, savedById, failure };
}
