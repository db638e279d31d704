import type { PostInput } from '@site/contracts';
import { InvalidInputError } from '../../errors/errors';
import type { Post } from '../post.entity';

/**
 * The time at which a post is to be published by itself. A time that stands already is kept, also when it has just
 * passed. Throws InvalidInputError for a new one that is no longer ahead.
 */
export function scheduleOf(
  { status, publishAt = null }: Pick<Post, 'status'> & { publishAt?: Date | null },
  { publishAt: wanted }: Pick<PostInput, 'publishAt'>,
): Date | null {
  if (status === 'published' || wanted === null) return null;
  if (wanted === undefined) return publishAt;
  const time = new Date(wanted);
  if (time.getTime() === publishAt?.getTime()) return publishAt;
  if (time.getTime() > Date.now()) return time;
  const message = 'Publish at must be in the future';
  throw new InvalidInputError(message, { publishAt: message });
}
