/** Pattern of a substring search by LIKE or ILIKE: "%" and "_" are letters like any other. */
export const containing = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;
