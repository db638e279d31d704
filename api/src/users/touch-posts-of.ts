import type { EntityManager } from 'typeorm';

/** Authors' names show on pages that are cached: the version of all content grows (docs/decisions/005). The posts stay as they are. */
export async function touchPostsOf(manager: EntityManager, authorId: string): Promise<void> {
  // Locked in one order, as all who change several posts do.
  await manager.query(
    `UPDATE posts SET "authorId" = "authorId" WHERE id IN (
        SELECT id FROM posts WHERE "authorId" = $1 AND status = 'published' ORDER BY id FOR UPDATE
      )`,
    [authorId],
  );
}
