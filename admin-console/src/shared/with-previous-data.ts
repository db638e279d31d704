interface Query {
  data?: unknown;
  /** Of the present arguments alone; `data` is that of earlier ones until these are answered, even by a failure. */
  currentData?: unknown;
  error?: unknown;
}

/** A query whose arguments change: what was there stays while it is fetched anew, but not in place of what failed. */
export const withPreviousData = <Q extends Query>(query: Q): Q & { data?: Q['currentData'] } => ({
  ...query,
  data: query.currentData ?? (query.error === undefined ? query.data : undefined),
});
