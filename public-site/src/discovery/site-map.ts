import type { PostAddress } from '@site/api-client/public';
import { postTypes } from '@site/contracts';
import { newestPosts } from './newest-posts';
import { addressBlock, readAddresses } from './post-addresses';
import { xmlType, type ResourceBuilder, type ResourceRequest } from './resource';
import { element, xmlDocument, type Xml } from './xml';

/** What the protocol allows. */
const addressesPerMap = 50_000;
const blocksPerMap = addressesPerMap / addressBlock;
const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/** All public addresses; with more posts than one map takes, the addresses of the maps instead. */
export const siteMap: ResourceBuilder = async (request) => {
  const { origin, fetch } = request;
  const { posts, blocks } = await readAddresses(fetch, 0, 1);
  if (blocks < blocksPerMap) {
    const later = await readAddresses(fetch, 1, blocks);
    const all = [...posts, ...later.posts];
    return urlSet([...(await pageEntries(request, all)), ...postEntries(origin, all)]);
  }
  const maps = Array.from({ length: 1 + Math.ceil(blocks / blocksPerMap) }, (_, map) =>
    element('sitemap', [element('loc', `${origin}/sitemap-${map}.xml`)]),
  );
  return { contentType: xmlType, body: xmlDocument(element('sitemapindex', maps, namespace)) };
};

/** One of the maps that the index names: the first is that of the pages, each other one has its share of the posts. */
export const siteMapPart: ResourceBuilder = async (request) => {
  const { pathname, origin, fetch } = request;
  const map = Number(/\d+/.exec(pathname)?.[0]);
  if (map === 0) return urlSet(await pageEntries(request, []));
  const { posts } = await readAddresses(fetch, (map - 1) * blocksPerMap, map * blocksPerMap);
  return posts.length > 0 ? urlSet(postEntries(origin, posts)) : undefined;
};

/** Nobody dates a page of this site, but the blog's front is as new as its posts. */
async function pageEntries({ origin, paths, fetch }: ResourceRequest, posts: PostAddress[]): Promise<Xml[]> {
  const lists = ['/blog', ...(await typeAddresses(fetch))];
  return paths.flatMap((path) =>
    path === '/blog'
      ? lists.map((address) => entry(origin + address, newest(posts)))
      : [entry(origin + path, undefined)],
  );
}

/** The lists of one type are pages of their own, as long as they have posts. */
async function typeAddresses(call: typeof fetch): Promise<string[]> {
  const found = await Promise.all(postTypes.map((type) => newestPosts(call, 1, { type })));
  return postTypes.filter((_, index) => found[index]?.length).map((type) => `/blog?type=${type}`);
}

const postEntries = (origin: string, posts: PostAddress[]): Xml[] =>
  posts.map(({ slug, updatedAt }) => entry(`${origin}/blog/${slug}`, updatedAt));

const entry = (address: string, changed: string | undefined): Xml =>
  element('url', [element('loc', address), ...(changed ? [element('lastmod', changed)] : [])]);

const newest = (posts: PostAddress[]): string | undefined =>
  posts.reduce<string | undefined>((last, { updatedAt }) => (last && last > updatedAt ? last : updatedAt), undefined);

const urlSet = (entries: Xml[]) => ({
  contentType: xmlType,
  body: xmlDocument(element('urlset', entries, namespace)),
});
