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

/** The history has room for two of them and words between and after them. */
const longestName = 115;

/** A name to which something is added. */
export const shortName = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;

/** Of a change that a second person had to approve. */
export const withApprover = (who: string, approvedBy: string): string =>
  `${shortName(who)}, approved by ${shortName(approvedBy)}`;

/** For what nobody asked for at that moment. */
export const releaseService: ReleaseActor = {
  ...{ tokenId: null, userId: null, name: 'the release service', rights: [], address: null, requestId: null },
};
