import type { NavigationGroup, NavigationItem } from '@site/ui';
import { navigationGroups, pages } from './page-registry';

interface Menu {
  label: string;
  items: NavigationItem[];
}

/** The registered pages by group. A group without pages does not show. */
const menusOf = (listed: typeof pages): Menu[] =>
  navigationGroups
    .map((group) => ({
      label: group,
      items: listed.flatMap(({ path, navigation: place }) =>
        place?.group === group ? [{ label: place.label, href: path }] : [],
      ),
    }))
    .filter(({ items }) => items.length > 0);

/** All of them, as the footer lists them. */
export const navigation = menusOf(pages);

/** The header's entries: a menu for a group, a plain link where the group is one page. */
export const headerNavigation: NavigationGroup[] = menusOf(pages.filter((page) => !page.navigation?.footerOnly)).map(
  ({ label, items }) => {
    const [only, ...more] = items;
    return only && more.length === 0 ? { label, href: only.href } : { label, items };
  },
);
