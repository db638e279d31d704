/** Path and query of the current history entry. */
export const addressShown = (): string => location.pathname + location.search;
