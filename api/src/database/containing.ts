/** Pattern of a substring search by LIKE or ILIKE: "%" and "_" are letters like any other. */
export const containing = (search: string): string => containingAll([search]);

/** The same for texts that stand one after the other, with anything between them. */
export const containingAll = (searches: string[]): string =>
  `%${searches.map((search) => search.replace(/[\\%_]/g, '\\$&')).join('%')}%`;
