import type { PostInput } from '@site/contracts';
import type { Post } from '../post.entity';
import { scheduleOf } from '../scheduling/post-schedule';

/** Makes a post what the input says. An absent status or time of publication stays. */
export function applyInput(post: Post, input: PostInput): void {
  Object.assign(post, written(input), { status: input.status ?? post.status });
  post.publishAt = scheduleOf(post, input);
}

/** All fields that an editor writes; what the input omits is cleared. */
export function written({ title, slug, content, type, ...optional }: PostInput) {
  const { summary = null, coverImageUrl = null, videoUrl = null, mediaUrl = null, tags } = optional;
  return { title, slug, content, type, summary, coverImageUrl, videoUrl, mediaUrl, tags: tags ?? [] };
}
