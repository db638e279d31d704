/** Lists that the sitemap leaves out as parts of the blog. */
const lists = ['/blog?type=demo', '/blog?tag=leads'];

/** Paths of a running site's pages by its sitemap. */
export async function publicPages(address: string): Promise<string[]> {
  const response = await fetch(new URL('/sitemap.xml', address)).catch((error: Error) => error);
  if (response instanceof Error) throw new Error(`Nothing answers at ${address}: start the product first.`);
  if (!response.ok) throw new Error(`${address}/sitemap.xml answers ${response.status}.`);
  return pagesOf(await response.text());
}

export function pagesOf(sitemap: string): string[] {
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
  return [...new Set(locations), ...lists];
}
