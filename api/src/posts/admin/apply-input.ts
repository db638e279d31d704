import type { PostInput } from '@site/contracts';
import type { Post } from '../post.entity';
import type { StoredMeta } from '../post-meta';
import { scheduleOf } from '../scheduling/post-schedule';

/** Makes a post what the input says. An absent status or time of publication stays, and so does what is said for search. */
export function applyInput(post: Post, input: PostInput): void {
  Object.assign(post, written(input, post), { status: input.status ?? post.status });
  post.publishAt = scheduleOf(post, input);
}

/**
 * All fields that an editor writes; what the input omits is cleared. Of what is said for search it stays as it is in
 * `present`: the specification's body does not have it.
 */
export function written({ title, slug, content, type, ...optional }: PostInput, present?: StoredMeta | null) {
  const { summary = null, coverImageUrl = null, videoUrl = null, mediaUrl = null, tags } = optional;
  const { metaTitle = present?.metaTitle ?? null, metaDescription = present?.metaDescription ?? null } = optional;
  const { socialImageUrl = present?.socialImageUrl ?? null } = optional;
  return {
    ...{ title, slug, content, type, summary, coverImageUrl, videoUrl, mediaUrl, tags: tags ?? [] },
    ...{ metaTitle, metaDescription, socialImageUrl },
  };
}
