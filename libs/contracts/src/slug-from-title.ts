import { limits } from './limits';

/** The address that the editor proposes for a title: "Café & Bar: 2 tips" becomes "cafe-bar-2-tips". */
export function slugFromTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, limits.slug)
    .replace(/^-|-$/g, '');
}
