import type { PostInput } from '@site/contracts';
import type { Post } from '../post.entity';
import type { StoredMeta } from '../post-meta';
import { scheduleOf } from '../scheduling/post-schedule';

/** Makes a post what the input says. What it may leave out, such as the status or the author, stays where it is absent. */
export function applyInput(post: Post, input: PostInput): void {
  Object.assign(post, written(input, post), { status: input.status ?? post.status });
  post.publishAt = scheduleOf(post, input);
}

/** What stays where an input does not name it: the specification's body does not have it. */
interface Present<Author> extends Partial<StoredMeta> {
  authorId: Author;
}

/** All fields that an editor writes; what the input omits is cleared, or as it is in `present`. */
export function written<Author extends string | null>(
  { title, slug, content, type, ...optional }: PostInput,
  present: Present<Author>,
) {
  const { summary = null, coverImageUrl = null, videoUrl = null, mediaUrl = null, tags } = optional;
  const { metaTitle = present.metaTitle ?? null, metaDescription = present.metaDescription ?? null } = optional;
  const { socialImageUrl = present.socialImageUrl ?? null } = optional;
  const authorId: string | Author = optional.authorId ?? present.authorId;
  return {
    ...{ title, slug, content, type, summary, coverImageUrl, videoUrl, mediaUrl, tags: tags ?? [] },
    ...{ metaTitle, metaDescription, socialImageUrl, authorId },
  };
}
