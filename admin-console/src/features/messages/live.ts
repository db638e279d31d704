/**
 * Messages come from outside, unlike all else that the console reads: they are asked for again with every screen, when
 * somebody returns to the page, and every 30 s while it is in sight.
 */
export const live = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
} as const;
