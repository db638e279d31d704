/** Pattern of a substring search by ILIKE: "%" and "_" are letters like any other. */
export const containing = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;
