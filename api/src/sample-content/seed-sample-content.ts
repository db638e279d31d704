import { readingMinutes } from '@site/contracts';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Post } from '../posts/post.entity';
import { recordRevision } from '../posts/revisions/record-revision';
import { User } from '../users/user.entity';
import { readSamplePosts, type SamplePost } from './sample-post';

/** Fills a site that has no post yet, so that its first visitor sees what it is for. */
export async function seedSampleContent(manager: EntityManager, folder: string): Promise<void> {
  if (await manager.existsBy(Post, {})) return;
  const [admin] = await manager.find(User, { where: { role: 'admin' }, order: { createdAt: 'ASC' }, take: 1 });
  if (!admin) return;
  const posts = await readSamplePosts(folder);
  const authors = await insertAuthors(manager, posts);
  await manager.insert(
    Post,
    posts.map(({ input, publishedAt, author }) => ({
      ...input,
      tags: input.tags ?? [],
      readingMinutes: readingMinutes(input.content),
      authorId: authors.get(author ?? '') ?? admin.id,
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    })),
  );
  for (const post of await manager.find(Post)) await recordRevision(manager, post, { by: admin });
}

/** Accounts with which nobody can sign in. Answers their ids by name. */
async function insertAuthors(manager: EntityManager, posts: readonly SamplePost[]): Promise<Map<string, string>> {
  const names = new Set(posts.flatMap(({ author }) => author ?? []));
  const authors = [...names].map((name) => accountOf(name));
  await manager.insert(User, authors);
  return new Map([...names].map((name, index) => [name, authors[index]?.id ?? '']));
}

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
