import { publicApi, type ReadablePost } from '@site/api-client/public';
import { findPage, type RegisteredPage } from '../app/page-registry';
import { readBlogView } from '../features/blog/list/blog-address';
import { postsArguments } from '../features/blog/posts-query';
import { jobPath, openings } from '../facts/openings';
import type { LandingPageData } from '../landing/sections';
import type { Site } from '../shared/site-context';
import { feedAddress, feedType } from '../shared/feed-address';
import { blogListAt } from './blog-lists';
import { landingData } from './landing-data';
import { markdownPath } from './markdown/markdown-address';
import { breadcrumbs, type Crumb } from './structured-data/breadcrumbs';
import { company, webSite } from './structured-data/company';
import { jobPosting } from './structured-data/job-posting';
import { jsonLdElement, type Thing } from './structured-data/json-ld';
import { landingThings } from './structured-data/landing-things';
import { posting } from './structured-data/posting';

export interface DescribedPage {
  page: RegisteredPage;
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  /** What the page's `prepare` returned. */
  state: unknown;
}

/** Tags for the head that only machines read. The server alone writes them: no page loads the code for it. */
export async function describePage({ page, params, query, state }: DescribedPage, site: Site): Promise<string> {
  const post = page.path === '/blog/:slug' ? postIn(state, params.slug) : undefined;
  const job = page.path === '/careers/:slug' ? openings.find(({ slug }) => slug === params.slug) : undefined;
  const list = page.path === '/blog' ? blogListAt(query) : undefined;
  // Anybody can make up a tag, and a type may have no posts yet: searches are not to know such a list.
  if (list?.name && isWithoutPosts(state, query)) return feedLink;
  const data = page.landing && (await landingData(page.landing));
  const below: Crumb | undefined =
    (post && { name: post.title, path: `/blog/${post.slug}` }) ??
    (job && { name: job.title, path: jobPath(job.slug) }) ??
    (list?.name ? { name: list.name, path: list.path } : undefined);
  const crumbs = crumbsTo(page, below);
  const things: Thing[] = [
    ...(page.path === '/'
      ? [company(site, data && promiseOf(data)), webSite(site)]
      : [breadcrumbs(site.origin, crumbs)]),
    ...(post ? posting(post, site) : []),
    ...(job ? [jobPosting(job, site)] : []),
    ...(data ? landingThings(data) : []),
  ];
  const markdown = markdownLink(crumbs.at(-1)?.path ?? page.path, site.origin);
  return (page.path.startsWith('/blog') ? feedLink : '') + markdown + jsonLdElement(things);
}

const promiseOf = ({ sections }: LandingPageData): string | undefined =>
  sections.find((section) => section.type === 'hero')?.paragraph;

const feedLink = `<link rel="alternate" type="${feedType}" title="Latest Insights" href="${feedAddress}">`;

/** With its host, as the canonical address: the gate follows what has none. */
const markdownLink = (path: string, origin: string) =>
  `<link rel="alternate" type="text/markdown" href="${origin}${markdownPath(path)}">`;

/** Of something whose page is below another: through that. */
function crumbsTo(page: RegisteredPage, below: Crumb | undefined): Crumb[] {
  const path = page.path.replace('/:slug', '');
  const above = findPage(path)?.page ?? page;
  return [{ name: above.navigation?.label ?? path.slice(1), path }, ...(below ? [below] : [])];
}

/** The post among the API's answers that the page's state consists of. */
function postIn(state: unknown, slug = ''): ReadablePost | undefined {
  const select = publicApi.endpoints.getPost.select(slug);
  return select(state as Parameters<typeof select>[0]).data;
}

function isWithoutPosts(state: unknown, query: URLSearchParams): boolean {
  const select = publicApi.endpoints.listPosts.select(postsArguments(readBlogView(query), 0));
  return select(state as Parameters<typeof select>[0]).data?.total === 0;
}
