import { IntersectionType } from '@nestjs/swagger';
import type { PostStatus } from '@site/contracts';
import { presentFieldsOf } from '../revisions/record-revision';
import { WrittenPost } from '../revisions/revision.presenter';
import type { PostDraftEntry } from './post-draft.entity';

/** What the list says of unpublished changes. */
export class UnpublishedChanges {
  /** When they are published by themselves; null where nobody said so. */
  publishAt!: Date | null;
  /** Why they were not published at their time, or will not be. */
  failure!: string | null;
}

/** Unpublished changes of a post: the whole post as it is to become. */
export class PostDraft extends IntersectionType(UnpublishedChanges, WrittenPost) {
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
