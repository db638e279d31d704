import type { EditablePost } from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';

/**
 * The form's texts for a post, with its unpublished changes, for one of its revisions, for a new one, or for a text of
 * another version of the console: this one's fields alone, in the order of the screen.
 */
export function formValuesOf(post: (PostInput & Pick<Partial<EditablePost>, 'draft'>) | undefined): PostInput {
  const text = post?.draft ?? post;
  return {
    title: text?.title ?? '',
    slug: text?.slug ?? '',
    summary: text?.summary ?? '',
    content: text?.content ?? '',
    type: text?.type ?? 'blog',
    // Unpublished changes may be of a post that was set to draft since.
    status: post?.status ?? 'draft',
    publishAt: text?.publishAt ?? '',
    tags: text?.tags ?? [],
    coverImageUrl: text?.coverImageUrl ?? '',
    videoUrl: text?.videoUrl ?? '',
    mediaUrl: text?.mediaUrl ?? '',
    metaTitle: text?.metaTitle ?? '',
    metaDescription: text?.metaDescription ?? '',
    socialImageUrl: text?.socialImageUrl ?? '',
    authorId: text?.authorId ?? '',
  };
}

/** What a text was written on. */
export interface TextBase {
  /** The version of the post; null for a new one. */
  version: number | null;
  /** Tag of its unpublished changes; absent where there were none. */
  tag?: string;
}

export const baseOf = (post: EditablePost | undefined): TextBase => ({
  version: (post?.draft ?? post)?.version ?? null,
  tag: post?.draft?.tag,
});

/**
 * The text that a refused save and unpublished changes both started from, where the editor has it: no version of the post
 * has what was never published.
 */
export const commonDraft = (post: EditablePost | undefined, base: TextBase, { draft }: EditablePost) =>
  draft && isSameBase(baseOf(post), base) ? formValuesOf(post) : undefined;

export const isSameBase = (one: TextBase, other: TextBase): boolean =>
  one.version === other.version && one.tag === other.tag;

/** Tags are sent only when there are some; an update without any empties them. */
export function requestOf({ tags, ...input }: PostInput): PostInput {
  return tags?.length ? { ...input, tags } : input;
}
