import type { EditablePost } from '@site/api-client/admin';
import type { PostField, PostInput } from '@site/contracts';

/** The form's texts for a post, for one of its revisions, or for a new one. */
export function formValuesOf(post: Pick<EditablePost, PostField> | undefined): PostInput {
  return {
    title: post?.title ?? '',
    slug: post?.slug ?? '',
    summary: post?.summary ?? '',
    content: post?.content ?? '',
    type: post?.type ?? 'blog',
    coverImageUrl: post?.coverImageUrl ?? '',
    videoUrl: post?.videoUrl ?? '',
    mediaUrl: post?.mediaUrl ?? '',
    status: post?.status ?? 'draft',
    publishAt: post?.publishAt ?? '',
    tags: post?.tags ?? [],
  };
}

/** Tags are sent only when there are some; an update without any empties them. */
export function requestOf({ tags, ...input }: PostInput): PostInput {
  return tags?.length ? { ...input, tags } : input;
}
