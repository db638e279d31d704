import type { EntityManager } from 'typeorm';
import { nameOfUser } from './name-of-user';
import type { User } from './user.entity';

/**
 * Authors' names show on pages that are cached: where one changes, the version of all content grows
 * (docs/decisions/005). The posts stay as they are. To be called before the author is locked: whoever saves a post
 * locks the post first, then the user who saves it.
 */
export async function touchPostsIfRenamed(
  manager: EntityManager,
  author: User,
  names: Pick<User, 'firstName' | 'lastName' | 'username'>,
): Promise<void> {
  if (nameOfUser(author) === nameOfUser(names)) return;
  // Locked in one order, as all who change several posts do.
  await manager.query(
    `UPDATE posts SET "authorId" = "authorId" WHERE id IN (
        SELECT id FROM posts WHERE "authorId" = $1 AND status = 'published' ORDER BY id FOR UPDATE
      )`,
    [author.id],
  );
}
