import type { EntityManager } from 'typeorm';
import { nameOfUser } from './name-of-user';
import type { User } from './user.entity';

/**
 * Authors' names show on pages that are cached: where one changes, the version of all content grows
 * (docs/decisions/005). The posts stay as they are, and nobody who saves one is waited for.
 */
export async function growVersionIfRenamed(
  manager: EntityManager,
  author: User,
  names: Pick<User, 'firstName' | 'lastName' | 'username'>,
): Promise<void> {
  if (nameOfUser(author) === nameOfUser(names)) return;
  await manager.query(
    `SELECT change_post_count(status, type, 0) FROM posts WHERE "authorId" = $1 AND status = 'published' LIMIT 1`,
    [author.id],
  );
}
