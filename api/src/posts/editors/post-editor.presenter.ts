import type { PostStatus, PostType } from '@site/contracts';

/** Somebody who has the same post open. */
export class PostEditorPerson {
  name!: string;
  /** The same person, in another window or on another device. */
  isYou!: boolean;
}

/** What an editor learns each time it reports itself. */
export class PostEditors {
  /** Everybody else who has the post open, each once. Nobody for a new post. */
  others!: PostEditorPerson[];
}

/** What stands in one of the caller's own editors and is not saved, as it was typed. */
export class UnsavedPost {
  /** Names the editor. */
  editor!: string;
  savedAt!: string;
  title!: string;
  slug!: string;
  summary!: string;
  content!: string;
  type!: PostType;
  coverImageUrl!: string;
  videoUrl!: string;
  mediaUrl!: string;
  metaTitle!: string;
  metaDescription!: string;
  socialImageUrl!: string;
  tags!: string[];
  /** Empty: whoever has it now, or who saves a new post. */
  authorId!: string;
  status!: PostStatus;
  publishAt!: string;
  /** The version of the post that it was written on; null for a new post. */
  version!: number | null;
  /** Tag of the unpublished changes that it was written on; null where there were none. */
  tag!: string | null;
}

export interface StoredUnsavedPost {
  name: string;
  unsaved: string;
  unsavedAt: Date;
}

export function presentUnsavedPost({ name, unsaved, unsavedAt }: StoredUnsavedPost): UnsavedPost {
  const stored = JSON.parse(unsaved) as UnsavedPost;
  const { title, slug, content, type } = stored;
  const optional = Object.entries(absent).map(([field, value]) => [field, stored[field as keyof Absent] ?? value]);
  const fields = { title, slug, content, type, ...(Object.fromEntries(optional) as Absent) };
  return { ...fields, editor: name, savedAt: unsavedAt.toISOString() };
}

type Absent = Omit<UnsavedPost, 'editor' | 'savedAt' | 'title' | 'slug' | 'content' | 'type'>;

/** For what was left empty, and what editors did not know yet when it was stored. */
const absent: Absent = {
  ...{ summary: '', coverImageUrl: '', videoUrl: '', mediaUrl: '', publishAt: '', tags: [], authorId: '' },
  ...{ metaTitle: '', metaDescription: '', socialImageUrl: '', status: 'draft', version: null, tag: null },
};
