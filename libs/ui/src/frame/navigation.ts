export interface NavigationItem {
  label: string;
  href: string;
  /** A few words on what is there. */
  note?: string;
}

/** A menu of pages, or one page that needs no menu. */
export type NavigationGroup = { label: string; items: readonly NavigationItem[] } | { label: string; href: string };
