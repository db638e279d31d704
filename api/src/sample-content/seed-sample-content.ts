import { readingMinutes } from '@site/contracts';
import type { EntityManager } from 'typeorm';
import { Post } from '../posts/post.entity';
import { recordRevision } from '../posts/revisions/record-revision';
import { User } from '../users/user.entity';
import { readSamplePosts } from './sample-post';

/** Fills a site that has no post yet, so that its first visitor sees what it is for. */
export async function seedSampleContent(manager: EntityManager, folder: string): Promise<void> {
  if (await manager.existsBy(Post, {})) return;
  const [author] = await manager.find(User, { where: { role: 'admin' }, order: { createdAt: 'ASC' }, take: 1 });
  if (!author) return;
  const posts = await readSamplePosts(folder);
  await manager.insert(
    Post,
    posts.map(({ input, publishedAt }) => ({
      ...input,
      tags: input.tags ?? [],
      readingMinutes: readingMinutes(input.content),
      authorId: author.id,
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    })),
  );
  for (const post of await manager.find(Post)) await recordRevision(manager, post, { by: author });
}
