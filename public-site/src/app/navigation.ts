import type { NavigationGroup } from '@site/ui';
import { navigationGroups, pages } from './page-registry';

/** Groups of the header and footer, from the registry: a group of one page is a link, an empty one does not show. */
export const navigation: NavigationGroup[] = navigationGroups.flatMap((group) => {
  const items = pages.flatMap(({ path, navigation: place }) =>
    place?.group === group ? [{ label: place.label, href: path }] : [],
  );
  const [first, ...more] = items;
  if (!first) return [];
  return more.length === 0 ? { label: group, href: first.href } : { label: group, items };
});
