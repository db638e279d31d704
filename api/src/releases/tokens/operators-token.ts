import { type ReleaseRight, releaseRights } from '@site/contracts';

/** What a token lets its holder do. */
export interface UsableToken {
  id: string;
  name: string;
  /** Undefined: every app, also those that there are not yet. */
  apps?: string[];
  rights: ReleaseRight[];
}

/** The one in `RELEASE_TOKEN`: whoever runs the product has it. It stands in no table, and ends with the variable. */
export const operatorsToken: UsableToken = { id: 'operator', name: 'operator', rights: [...releaseRights] };

/** Who uses it, as they say themselves; encoded as in an address. */
export const releasedByHeader = 'X-Released-By';
