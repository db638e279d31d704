import { type APIRequestContext, expect } from '@playwright/test';

/** All pages that the sitemap names, but the posts. */
export async function marketingPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname);
  const pages = [...new Set(paths.filter((path) => !path.startsWith('/blog/')))];
  expect(pages.length).toBeGreaterThan(3);
  return pages;
}
