import type { Thing } from './json-ld';

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the front door to a page. */
export const breadcrumbs = (origin: string, crumbs: Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
