/** For what changes by itself, such as a planned post: it is asked for again with every screen and on return to the page. */
export const fresh = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
} as const;

/** For what somebody waits for, such as messages: every 30 s as well while it is in sight. */
export const live = { ...fresh, pollingInterval: 30_000, skipPollingIfUnfocused: true } as const;
