import type { ReleaseRight } from '@site/contracts';
import type { Trace } from '../../audit/trace-of';

/** Who releases, and from where. */
export interface ReleaseActor extends Trace {
  tokenId: string;
  /** As the history names them. */
  name: string;
  rights: ReleaseRight[];
}
