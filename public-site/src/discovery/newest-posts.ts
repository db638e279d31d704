import type { PostSummary } from '@site/api-client/public';
import { limits } from '@site/contracts';

/** Newest first, the pinned one at its place; with `filter`, of a type or a tag. Rejects when the API does not answer. */
export async function newestPosts(
  call: typeof fetch,
  count: number,
  filter: Partial<Record<'type' | 'tag', string>> = {},
): Promise<PostSummary[]> {
  // One more: the list begins with the pinned post, however old it is.
  const limit = String(Math.min(count + 1, limits.page.max));
  const response = await call(`/api/posts?${new URLSearchParams({ ...filter, limit })}`);
  if (!response.ok) throw new Error(`The API answered ${response.status} to the list of posts.`);
  const posts: PostSummary[] = await response.json();
  const [first] = posts;
  if (first?.pinned) posts.sort(byPublication);
  return posts.slice(0, count);
}

const byPublication = (one: PostSummary, other: PostSummary): number =>
  Date.parse(other.publishedAt ?? '') - Date.parse(one.publishedAt ?? '') || other.id - one.id;
