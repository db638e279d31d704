import type { PageModule } from '../shared/page';

/** A public address and the chunks that render it. A new page is one entry here, and its path in `release.config.json`. */
export interface RegisteredPage {
  path: string;
  /** Names of the page's webpack chunks, told to the shell so that they are preloaded. */
  chunks: string[];
  load: () => Promise<PageModule>;
  /** Place in the header's and footer's navigation; absent for pages that are reached otherwise. */
  navigation?: { group: NavigationGroup; label: string; footerOnly?: true };
  /** File of `landing/pages` that says what stands on it; absent for pages that are no data. */
  landing?: string;
  /** Reads well without the app, which then starts with the first use of what it does better: a link, a form. */
  deferred?: boolean;
  /** How long the shell may serve the HTML before it asks again. */
  cacheSeconds: number;
  /** How much longer while no published post has changed; for pages that show posts. */
  keepSeconds?: number;
  /** For nobody but who was given the address. */
  confidential?: boolean;
}

export const navigationGroups = ['Solutions', 'Industries', 'Insights', 'Company'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

const minute = 60;
const hour = 60 * minute;

/** In the order of their navigation. */
export const pages: RegisteredPage[] = [
  {
    path: '/',
    chunks: ['landing', 'home'],
    load: async () => (await landingChunk()).loadHome(),
    landing: 'visitor-home',
    deferred: true,
    cacheSeconds: hour,
  },
  landing('/automation', 'Solutions', 'Business process automation'),
  landing('/custom-management-apps', 'Solutions', 'Custom management apps'),
  landing('/mobile-apps', 'Solutions', 'Mobile apps'),
  landing('/web-apps', 'Solutions', 'Web apps'),
  landing('/property-listing-valuation', 'Solutions', 'Property listing and valuation'),
  landing('/customer-engagement-chatbots', 'Solutions', 'Customer engagement chatbots'),
  landing('/predictive-maintenance', 'Solutions', 'Predictive maintenance'),
  landing('/lead-management-automation', 'Solutions', 'Lead management automation'),
  landing('/contract-document-automation', 'Solutions', 'Contract and document automation'),
  landing('/maintenance-vendor-management', 'Solutions', 'Maintenance and vendor management'),
  landing('/martech', 'Solutions', 'Marketing technology'),
  landing('/it-staffing', 'Solutions', 'IT staff augmentation'),
  landing('/real-estate', 'Industries', 'Real estate'),
  landing('/retail', 'Industries', 'Retail'),
  landing('/construction', 'Industries', 'Construction'),
  landing('/edtech', 'Industries', 'EdTech'),
  landing('/startups', 'Industries', 'Startups'),
  {
    path: '/blog',
    chunks: ['blog-list'],
    load: () => import(/* webpackChunkName: "blog-list" */ '../pages/blog-list'),
    navigation: { group: 'Insights', label: 'Blog' },
    deferred: true,
    cacheSeconds: 2,
    keepSeconds: hour,
  },
  {
    path: '/blog/:slug',
    chunks: ['blog-post'],
    load: () => import(/* webpackChunkName: "blog-post" */ '../pages/blog-post'),
    deferred: true,
    cacheSeconds: 2,
    keepSeconds: hour,
  },
  {
    path: '/preview/:token',
    chunks: ['preview'],
    load: () => import(/* webpackChunkName: "preview" */ '../pages/preview'),
    cacheSeconds: 0,
    confidential: true,
  },
  {
    path: '/newsletter/:token',
    chunks: ['subscription'],
    load: () => import(/* webpackChunkName: "subscription" */ '../pages/subscription'),
    deferred: true,
    cacheSeconds: 0,
    confidential: true,
  },
  landing('/about', 'Company', 'About'),
  landing('/story', 'Company', 'Our story'),
  landing('/our-team', 'Company', 'Our team'),
  landing('/customer-success', 'Company', 'Customer success'),
  landing('/careers', 'Company', 'Careers'),
  {
    path: '/careers/:slug',
    chunks: ['job'],
    load: () => import(/* webpackChunkName: "job" */ '../pages/job'),
    deferred: true,
    cacheSeconds: hour,
  },
  {
    path: '/contact',
    chunks: ['contact'],
    load: () => import(/* webpackChunkName: "contact" */ '../pages/contact'),
    navigation: { group: 'Company', label: 'Contact' },
    deferred: true,
    cacheSeconds: hour,
  },
  {
    path: '/privacy',
    chunks: ['privacy'],
    load: () => import(/* webpackChunkName: "privacy" */ '../pages/privacy'),
    navigation: { group: 'Company', label: 'Privacy', footerOnly: true },
    deferred: true,
    cacheSeconds: hour,
  },
];

export const notFoundPage: RegisteredPage = {
  path: '*',
  chunks: ['not-found'],
  load: () => import(/* webpackChunkName: "not-found" */ '../pages/not-found'),
  deferred: true,
  cacheSeconds: minute,
};

export type PageParams = Record<string, string>;

/** The page that answers a path; undefined where the site has none. */
export function findPage(pathname: string): { page: RegisteredPage; params: PageParams } | undefined {
  for (const page of pages) {
    const params = matchPath(page.path, pathname);
    if (params) return { page, params };
  }
  return undefined;
}

/** The parts of a path that a pattern such as `/blog/:slug` names, decoded; undefined where it does not match. */
function matchPath(pattern: string, pathname: string): PageParams | undefined {
  const wanted = pattern.split('/');
  const given = pathname.replace(/\/+$/, '').split('/');
  if (pattern === '/') return given.length === 1 ? {} : undefined;
  if (wanted.length !== given.length) return undefined;
  const params: PageParams = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== text) return undefined;
    } else if (text === '') return undefined;
    else params[part.slice(1)] = decoded(text);
  }
  return params;
}

/** What can't be decoded stands for itself, and is found nowhere. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A landing page: `/retail` is what `landing/pages/retail.ts` says. */
function landing(path: `/${string}`, group: NavigationGroup, label: string): RegisteredPage {
  const name = path.slice(1);
  return {
    path,
    chunks: ['landing', `${name}-ts`],
    load: async () => (await landingChunk()).loadLandingPage(name),
    landing: name,
    navigation: { group, label },
    deferred: true,
    cacheSeconds: hour,
  };
}

const landingChunk = () => import(/* webpackChunkName: "landing" */ '../pages/landing');
