import type { NavigationGroup, NavigationItem } from '@site/ui';
import content from '../content.json';

export const navigation: { label: string; items: NavigationItem[] }[] = content.navigation;
export const headerNavigation: NavigationGroup[] = content.headerNavigation;
