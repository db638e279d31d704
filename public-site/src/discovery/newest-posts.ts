import type { PostSummary } from '@site/api-client/public';

/** Rejects when the API does not answer. */
export async function newestPosts(call: typeof fetch, count: number): Promise<PostSummary[]> {
  const response = await call(`/api/posts?limit=${count}`);
  if (!response.ok) throw new Error(`The API answered ${response.status} to the list of posts.`);
  return response.json();
}
