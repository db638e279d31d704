import type { PostSummary } from '@site/api-client/public';
import { limits } from '@site/contracts';

export interface PublishedPosts {
  posts: PostSummary[];
  /** How many there are altogether. */
  total: number;
}

/** Calls to the API that are under way at the same time. */
const atOnce = 4;

/** The newest published posts from `offset` on, as many as are wanted. Rejects when the API does not answer. */
export async function publishedPosts(call: typeof fetch, wanted: number, offset = 0): Promise<PublishedPosts> {
  const step = Math.min(wanted, limits.page.max);
  const first = await fetchPage(call, step, offset);
  const end = Math.min(offset + wanted, first.total);
  const offsets = Array.from({ length: Math.ceil((end - offset) / step) }, (_, index) => offset + index * step).slice(
    1,
  );
  const posts = [...first.posts];
  while (offsets.length > 0) {
    const pages = await Promise.all(offsets.splice(0, atOnce).map((from) => fetchPage(call, step, from)));
    posts.push(...pages.flatMap((page) => page.posts));
  }
  return { posts: posts.slice(0, wanted), total: first.total };
}

async function fetchPage(call: typeof fetch, limit: number, offset: number): Promise<PublishedPosts> {
  const response = await call(`/api/posts?limit=${limit}${offset > 0 ? `&offset=${offset}` : ''}`);
  if (!response.ok) throw new Error(`The API answered ${response.status} to the list of posts.`);
  const posts: PostSummary[] = await response.json();
  return { posts, total: Number(response.headers.get('X-Total-Count') ?? posts.length) };
}
