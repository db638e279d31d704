import type { ReleaseRight } from '@site/contracts';
import type { Trace } from '../../audit/trace-of';

/** Who releases, and from where. */
export interface ReleaseActor extends Trace {
  /** Null: an admin does, in the console. */
  tokenId: string | null;
  /** Null: a token does. */
  userId: string | null;
  /** As the history names them. */
  name: string;
  rights: ReleaseRight[];
}

/** For what nobody asked for at that moment. */
export const releaseService: ReleaseActor = {
  ...{ tokenId: null, userId: null, name: 'the release service', rights: [], address: null, requestId: null },
};
