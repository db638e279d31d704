import { navigationGroups, pages } from './page-registry';

export interface NavigationLink {
  label: string;
  href: string;
}

export interface NavigationSection {
  label: string;
  links: NavigationLink[];
}

/** Groups of the header and footer. Groups without a page do not show. */
export const navigation: NavigationSection[] = navigationGroups
  .map((group) => ({
    label: group,
    links: pages
      .filter((page) => page.navigation?.group === group)
      .map((page) => ({ label: page.navigation?.label ?? page.path, href: page.path })),
  }))
  .filter((section) => section.links.length > 0);
