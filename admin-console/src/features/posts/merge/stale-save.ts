import type { EditablePost } from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';

/** A save that was refused since the post was saved elsewhere meanwhile, and what may become of it. */
export interface StaleSave {
  /** The version that the text was written on. */
  version: number | null;
  /** The text that both started from, where it is known and no version of the post. */
  base?: PostInput;
  /** What the form holds: read when the two are merged, since somebody may type until then. */
  mine: () => PostInput;
  /** The post as it was saved meanwhile. */
  theirs: EditablePost;
  onTakeTheirs: (theirs: EditablePost) => void;
  onSave: (merged: PostInput) => void;
  onClose: () => void;
}
