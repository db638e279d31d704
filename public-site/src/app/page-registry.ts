import { matchPath } from 'react-router-dom';
import type { PageModule } from '../shared/page';

/** A public address and the chunk that draws it. A new page is one entry here. */
export interface RegisteredPage {
  path: string;
  /** Name of the page's webpack chunk, told to the shell so that it is preloaded. */
  chunk: string;
  load: () => Promise<PageModule>;
  /** Place in the header's and footer's navigation; absent for pages that are reached otherwise. */
  navigation?: { group: NavigationGroup; label: string };
  /** How long caches may hold the HTML before asking again. */
  cacheSeconds: number;
}

export const navigationGroups = ['Solutions', 'Industries', 'Insights', 'Company'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

const minute = 60;

export const pages: RegisteredPage[] = [
  {
    path: '/',
    chunk: 'home',
    load: () => import(/* webpackChunkName: "home" */ '../pages/home'),
    cacheSeconds: 5 * minute,
  },
  {
    path: '/blog',
    chunk: 'blog-list',
    load: () => import(/* webpackChunkName: "blog-list" */ '../pages/blog-list'),
    navigation: { group: 'Insights', label: 'Blog' },
    cacheSeconds: 2,
  },
  {
    path: '/blog/:slug',
    chunk: 'blog-post',
    load: () => import(/* webpackChunkName: "blog-post" */ '../pages/blog-post'),
    cacheSeconds: 2,
  },
  {
    path: '/contact',
    chunk: 'contact',
    load: () => import(/* webpackChunkName: "contact" */ '../pages/contact'),
    navigation: { group: 'Company', label: 'Contact' },
    cacheSeconds: 5 * minute,
  },
];

export const notFoundPage: RegisteredPage = {
  path: '*',
  chunk: 'not-found',
  load: () => import(/* webpackChunkName: "not-found" */ '../pages/not-found'),
  cacheSeconds: minute,
};

/** The page that answers a path; undefined where the site has none. */
export function findPage(pathname: string) {
  for (const page of pages) {
    const match = matchPath(page.path, pathname);
    if (match) return { page, params: match.params };
  }
  return undefined;
}
