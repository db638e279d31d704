import { IntersectionType } from '@nestjs/swagger';
import type { PostField, PostStatus, PostType } from '@site/contracts';
import { presentFieldsOf } from './record-revision';
import type { PostRevision } from './post-revision.entity';

/** One save of a post: which, when, by whom, and what it changed. */
export class RevisionSummary {
  /** The version of the post that this save made; the highest is the present one. */
  number!: number;
  savedAt!: Date;
  /** Null: the product saved by itself. */
  savedBy!: string | null;
  /** Null as well: the user is deleted. */
  savedById!: string | null;
  /** Nothing for the first revision of a post. */
  changed!: PostField[];
  /** The revision whose text this save brought back. */
  restoredFrom!: number | null;
}

/** What an author writes. */
export class WrittenPost {
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
}

/** A post as one save left it. */
export class Revision extends IntersectionType(RevisionSummary, WrittenPost) {
  status!: PostStatus;
  publishAt!: Date | null;
}

export function presentRevisionSummary(revision: PostRevision): RevisionSummary {
  const { number, savedAt, savedById, savedByName, changed, restoredFrom } = revision;
  return { number, savedAt, savedBy: savedByName, savedById, changed, restoredFrom };
}

export function presentRevision(revision: PostRevision): Revision {
  return { ...presentRevisionSummary(revision), ...presentFieldsOf(revision) };
}
