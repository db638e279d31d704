import type { PostDetails } from '@site/api-client/public';

/** A published post; `changes` over the defaults. */
export function post(changes: Partial<PostDetails> = {}): PostDetails {
  const id = changes.id ?? 1;
  return {
    id,
    slug: `post-${id}`,
    title: `Post ${id}`,
    summary: 'What it is about.',
    type: 'blog',
    coverImageUrl: null,
    videoUrl: null,
    mediaUrl: null,
    tags: ['leads', 'sales', 'crm', 'agencies'],
    status: 'published',
    readingMinutes: 3,
    publishedAt: '2026-04-16T09:27:00.000Z',
    publishAt: null,
    authorId: 'author',
    author: { name: 'Owen Gallagher' },
    createdAt: '2026-04-16T09:27:00.000Z',
    updatedAt: '2026-04-16T09:27:00.000Z',
    content: '1. First',
    contentHtml: '<h2>1. First</h2><p>Text.</p>',
    ...changes,
  };
}

export const manyPosts = (count: number): PostDetails[] =>
  Array.from({ length: count }, (_, index) => post({ id: index + 1 }));
