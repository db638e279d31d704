import { type APIRequestContext, expect } from '@playwright/test';

/** All pages that the sitemap names. */
export async function everyPage(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname);
  const pages = [...new Set(paths)];
  expect(pages.length).toBeGreaterThan(3);
  return pages;
}

/** All but the posts. */
export const marketingPages = async (request: APIRequestContext): Promise<string[]> =>
  (await everyPage(request)).filter((path) => !path.startsWith('/blog/'));
