import type { PostSummary } from '@site/api-client/public';
import { publishedPosts } from './published-posts';
import { xmlType, type ResourceBuilder } from './resource';
import { element, xmlDocument, type Xml } from './xml';

/** The protocol allows 50,000; a map must also be put together, 100 posts a call, before the shell's deadline. */
const postsPerMap = 10_000;
const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/** All public addresses; with more posts than one map takes, the addresses of the maps instead. */
export const siteMap: ResourceBuilder = async ({ origin, paths, fetch }) => {
  const { total } = await publishedPosts(fetch, 1);
  if (total <= postsPerMap) {
    const { posts } = await publishedPosts(fetch, postsPerMap);
    return urlSet([...pageEntries(origin, paths, posts), ...postEntries(origin, posts)]);
  }
  const parts = Array.from({ length: Math.ceil(total / postsPerMap) }, (_, index) =>
    element('sitemap', [element('loc', `${origin}/sitemap-${index + 1}.xml`)]),
  );
  return { contentType: xmlType, body: xmlDocument(element('sitemapindex', parts, namespace)) };
};

/** One of the maps that the index names: the first begins with the pages, each has its share of the posts. */
export const siteMapPart: ResourceBuilder = async ({ pathname, origin, paths, fetch }) => {
  const part = Number(/\d+/.exec(pathname)?.[0]);
  const { posts } = await publishedPosts(fetch, postsPerMap, (part - 1) * postsPerMap);
  const entries = [...(part === 1 ? pageEntries(origin, paths, posts) : []), ...postEntries(origin, posts)];
  return entries.length > 0 ? urlSet(entries) : undefined;
};

/** Nobody dates a page of this site, but the blog's front is as new as its posts. */
const pageEntries = (origin: string, paths: readonly string[], posts: PostSummary[]): Xml[] =>
  paths.map((path) => entry(origin + path, path === '/blog' ? newest(posts) : undefined));

const postEntries = (origin: string, posts: PostSummary[]): Xml[] =>
  posts.map(({ slug, updatedAt }) => entry(`${origin}/blog/${slug}`, updatedAt));

const entry = (address: string, changed: string | undefined): Xml =>
  element('url', [element('loc', address), ...(changed ? [element('lastmod', changed)] : [])]);

const newest = (posts: PostSummary[]): string | undefined =>
  posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);

const urlSet = (entries: Xml[]) => ({
  contentType: xmlType,
  body: xmlDocument(element('urlset', entries, namespace)),
});
