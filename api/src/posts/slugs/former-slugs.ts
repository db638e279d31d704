import type { EntityManager } from 'typeorm';
import type { PostFields } from '../post-fields.entity';
import { FormerSlug } from './former-slug.entity';

type Place = Pick<PostFields, 'slug' | 'status'>;

/**
 * Remembers an address that readers know when its post leaves it: by taking another slug, or by becoming a draft. What
 * a draft was called meanwhile was never an address. The post that left an address last is the one it leads to.
 */
export async function recordFormerSlug(manager: EntityManager, postId: number, before: Place, after: Place) {
  if (before.status !== 'published') return;
  if (after.slug === before.slug && after.status === 'published') return;
  await manager.upsert(FormerSlug, { slug: before.slug, postId, leftAt: () => 'now()' }, ['slug']);
}
