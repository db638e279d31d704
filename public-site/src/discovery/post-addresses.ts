import type { PostAddresses } from '@site/api-client/public';
import { limits } from '@site/contracts';

export const addressBlock = limits.addressBlock;

/** Published posts of the blocks from `first` on and before `end`, in the order of their ids. Rejects when the API does not answer. */
export async function readAddresses(call: typeof fetch, first: number, end: number): Promise<PostAddresses> {
  const all: PostAddresses = { posts: [], blocks: end };
  // One after the other: each is large, and nobody waits for a map.
  for (let block = first; block < Math.min(end, all.blocks); block += 1) {
    const response = await call(`/api/post-addresses?block=${block}`);
    if (!response.ok) throw new Error(`The API answered ${response.status} to the addresses of posts.`);
    const { posts, blocks }: PostAddresses = await response.json();
    all.posts.push(...posts);
    all.blocks = blocks;
  }
  return all;
}
