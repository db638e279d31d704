/** Pipelines release while somebody looks: what is live is asked for every few seconds while the screen is in sight. */
export const followed = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  pollingInterval: 5_000,
  skipPollingIfUnfocused: true,
} as const;
