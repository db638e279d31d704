import { publicApi, type PostDetails } from '@site/api-client/public';
import type { RegisteredPage } from '../app/page-registry';
import type { LandingPageData } from '../landing/sections';
import type { Site } from '../shared/site-context';
import { feedAddress, feedType } from './feed';
import { breadcrumbs, type Crumb } from './structured-data/breadcrumbs';
import { company, webSite } from './structured-data/company';
import { jsonLdElement, type Thing } from './structured-data/json-ld';
import { landingThings } from './structured-data/landing-things';
import { posting } from './structured-data/posting';

export interface DescribedPage {
  page: RegisteredPage;
  params: Record<string, string | undefined>;
  /** What the page's `prepare` returned. */
  state: unknown;
}

/** Tags for the head that only machines read. The server alone writes them: no page loads the code for it. */
export async function describePage({ page, params, state }: DescribedPage, site: Site): Promise<string> {
  const post = page.path === '/blog/:slug' ? postIn(state, params.slug) : undefined;
  const data = page.landing && (await landingData(page.landing));
  const things: Thing[] = [
    ...(page.path === '/' ? [company(site), webSite(site)] : [breadcrumbs(site.origin, crumbsTo(page, post))]),
    ...(post ? posting(post, site) : []),
    ...(data ? landingThings(data, site) : []),
  ];
  return (page.path.startsWith('/blog') ? feedLink : '') + jsonLdElement(things);
}

const feedLink = `<link rel="alternate" type="${feedType}" title="Latest Insights" href="${feedAddress}">`;

function crumbsTo(page: RegisteredPage, post: PostDetails | undefined): Crumb[] {
  if (post)
    return [
      { name: 'Blog', path: '/blog' },
      { name: post.title, path: `/blog/${post.slug}` },
    ];
  return [{ name: page.navigation?.label ?? page.path.slice(1), path: page.path }];
}

/** The post among the API's answers that the page's state consists of. */
function postIn(state: unknown, slug = ''): PostDetails | undefined {
  const select = publicApi.endpoints.getPost.select(slug);
  return select(state as Parameters<typeof select>[0]).data;
}

async function landingData(name: string): Promise<LandingPageData> {
  const module: Record<string, LandingPageData> = await import(`../landing/pages/${name}.ts`);
  const [data] = Object.values(module);
  if (!data) throw new Error(`landing/pages/${name}.ts exports no page`);
  return data;
}
