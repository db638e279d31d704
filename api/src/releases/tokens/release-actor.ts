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
