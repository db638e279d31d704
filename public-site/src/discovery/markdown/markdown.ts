import type { PostDetails } from '@site/api-client/public';
import type { Resource } from '@site/federation';
import { findPage, type RegisteredPage } from '../../app/page-registry';
import { readBlogView } from '../../features/blog/list/blog-address';
import { currentTagAddress } from '../../features/blog/list/current-tag-address';
import { blogListAt } from '../blog-lists';
import { newestPosts } from '../newest-posts';
import { factsOf } from '../page-facts';
import type { Moved, ResourceBuilder, ResourceRequest } from '../resource';
import { postList } from './link-lists';
import { markdownPath, pathOfPage } from './markdown-address';
import { pageToMarkdown } from './page-layout';
import { postToMarkdown } from './post-to-markdown';
import { escapeText } from './to-markdown';

/** A public page for those who read no HTML, at its address and `.md`. */
export const markdown: ResourceBuilder = async (request) => {
  const path = pathOfPage(request.pathname);
  const found = path === undefined ? undefined : findPage(path);
  if (path === undefined || !found || found.page.confidential) return undefined;
  const address = request.origin + path;
  if (found.page.path === '/blog/:slug') return post(request, found.params.slug ?? '');
  if (path === '/blog') return blog(request, found.page);
  const text = await mainPart(request, path, address);
  return text === undefined ? undefined : resource(text, address);
};

async function post({ fetch, origin }: ResourceRequest, slug: string): Promise<Resource | Moved | undefined> {
  // A post may be called so: its page stays where it is.
  if (await readPost(fetch, `${slug}.md`)) return undefined;
  const found = await readPost(fetch, slug);
  if (!found) return undefined;
  const path = `/blog/${found.slug}`;
  if (found.slug !== slug) return { location: markdownPath(path) };
  return resource(postToMarkdown(found, origin + path), origin + path);
}

async function readPost(call: typeof fetch, slug: string): Promise<PostDetails | undefined> {
  const response = await call(`/api/posts/${encodeURIComponent(slug)}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The API answered ${response.status} to a post.`);
  return response.json();
}

/** As many as the API answers at once. */
const listedPosts = 100;

/** All posts, or those of a type or a tag, whose lists are pages of their own. */
async function blog(
  { fetch, query, origin }: ResourceRequest,
  page: RegisteredPage,
): Promise<Resource | Moved | undefined> {
  const list = blogListAt(query);
  const [{ title, description }, posts] = await Promise.all([
    factsOf(page),
    newestPosts(fetch, listedPosts, list.filter),
  ]);
  const view = readBlogView(query);
  const moved = posts.length === 0 && view.tag ? await currentTagAddress(fetch, view) : undefined;
  if (moved) return { location: markdownPath(moved) };
  // As its page, such a list is not for searches: anybody can make up a tag, and a type may have no posts yet.
  if (posts.length === 0 && list.name) return undefined;
  const heading = [list.name, title].filter(Boolean).join(': ');
  const text = [`# ${escapeText(heading)}`, escapeText(description), postList(posts, origin)];
  return resource(text.filter(Boolean).join('\n\n'), origin + list.path);
}

async function mainPart({ readPage }: ResourceRequest, path: string, address: string): Promise<string | undefined> {
  const { status, body } = await readPage(path);
  if (status >= 500) throw new Error(`The page answers ${status}.`);
  return status === 200 ? pageToMarkdown(body, address) : undefined;
}

const resource = (text: string, address: string): Resource => ({
  contentType: 'text/markdown; charset=utf-8',
  body: `${text}\n\n---\n\nSource: <${address}>\n`,
  canonical: address,
});
