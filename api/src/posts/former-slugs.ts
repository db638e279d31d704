import type { EntityManager } from 'typeorm';
import { FormerSlug } from './former-slug.entity';
import type { Post } from './post.entity';

/** Remembers, before a post takes another slug, the address that its readers know. */
export async function keepFormerSlug(manager: EntityManager, { id, slug, publishedAt }: Post, next: string) {
  if (next === slug) return;
  await manager.delete(FormerSlug, { slug: next, postId: id });
  if (publishedAt !== null) await manager.upsert(FormerSlug, { slug, postId: id }, ['slug']);
}
