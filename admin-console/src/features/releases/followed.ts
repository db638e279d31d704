import { live } from '../../shared/live';

/** Pipelines release while somebody looks: what is live is asked for every few seconds while the screen is in sight. */
export const followed = { ...live, pollingInterval: 5_000 } as const;
