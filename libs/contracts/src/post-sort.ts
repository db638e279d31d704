/** What lists of posts can be put in order by. */
export const postSorts = ['updated', 'created', 'published', 'title', 'due'] as const;
export type PostSort = (typeof postSorts)[number];

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The direction in which a list is read where none is named: titles from A to Z, what is due soonest first, dates from the latest. */
export const usualOrder = (sort: PostSort): SortOrder => (sort === 'title' || sort === 'due' ? 'asc' : 'desc');
