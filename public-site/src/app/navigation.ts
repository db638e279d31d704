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

/** A menu for a group, a plain link where the group is one page. */
const entriesOf = (listed: typeof pages): NavigationGroup[] =>
  menusOf(listed).map(({ label, items }) => {
    const [only, second] = items;
    return only && !second ? { label, href: only.href } : { label, items };
  });

/** All pages, as the footer lists them. */
export const navigation = entriesOf(pages);

export const headerNavigation = entriesOf(pages.filter((page) => !page.navigation?.footerOnly));
