import type { NavigationGroup, NavigationItem } from '@site/ui';
import { navigationGroups, pages } from './page-registry';

/** The registered pages by group, as the footer lists them. A group without pages does not show. */
export const navigation: { label: string; items: NavigationItem[] }[] = navigationGroups
  .map((group) => ({
    label: group,
    items: pages.flatMap(({ path, navigation: place }) =>
      place?.group === group ? [{ label: place.label, href: path }] : [],
    ),
  }))
  .filter(({ items }) => items.length > 0);

/** The header's entries: a menu for a group, a plain link where the group is one page. */
export const headerNavigation: NavigationGroup[] = navigation.map(({ label, items }) => {
  const [only, ...more] = items;
  return only && more.length === 0 ? { label, href: only.href } : { label, items };
});
