/** Path and query of the entry of the history that is shown. */
export const addressShown = (): string => location.pathname + location.search;
