import { ApiProblem } from '@site/contracts';

/** A tag, and how many posts have it. */
export class TagSummary {
  name!: string;
  published!: number;
  drafts!: number;
  /** Posts that have it only in their unpublished changes. */
  unpublishedChanges!: number;
}

/** What became of a tag. */
export class TagChange {
  /** How many posts were changed, those counted whose unpublished changes alone have the tag. */
  posts!: number;
}

/** How a new name is refused that posts have already: the one error shape, and beside it the tag of that name. */
export class TagTaken extends ApiProblem {
  existing?: TagSummary;
}

/** Where links that name a tag lead. */
export class CurrentTag {
  /** Null where the tag was never renamed, or no published post has what it became. */
  name!: string | null;
}
