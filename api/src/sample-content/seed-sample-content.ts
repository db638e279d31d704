import { readingMinutes } from '@site/contracts';
import { randomUUID } from 'node:crypto';
import { type EntityManager, In } from 'typeorm';
import { Post } from '../posts/post.entity';
import { recordRevision } from '../posts/revisions/record-revision';
import { User } from '../users/user.entity';
import { readSamplePosts } from './sample-post';

/** Fills a site that has no post yet, so that its first visitor sees what it is for. Takes a transaction: all or nothing. */
export async function seedSampleContent(manager: EntityManager, folder: string): Promise<void> {
  if (await manager.existsBy(Post, {})) return;
  const [admin] = await manager.find(User, { where: { role: 'admin' }, order: { createdAt: 'ASC' }, take: 1 });
  if (!admin) return;
  const posts = await readSamplePosts(folder);
  const accounts = new Map(posts.flatMap(({ author }) => (author ? [[author, accountOf(author)] as const] : [])));
  // Whoever deletes all posts does not want them again.
  const usernames = [...accounts.values()].map(({ username }) => username);
  if (await manager.existsBy(User, { username: In(usernames) })) return;
  await manager.insert(User, [...accounts.values()]);
  await manager.insert(
    Post,
    posts.map(({ input, publishedAt, author }) => ({
      ...input,
      tags: input.tags ?? [],
      readingMinutes: readingMinutes(input.content),
      authorId: accounts.get(author ?? '')?.id ?? admin.id,
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    })),
  );
  for (const post of await manager.find(Post)) await recordRevision(manager, post, { by: admin });
}

/** An account with which nobody can sign in. */
function accountOf(name: string) {
  const [firstName = '', ...rest] = name.split(' ');
  const letters = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z\d]+/g) ?? ['author'];
  const username = letters.join('.');
  return {
    id: randomUUID(),
    username,
    email: `${username}@example.com`,
    firstName,
    lastName: rest.join(' '),
    passwordHash: null,
    isActive: false,
  };
}
