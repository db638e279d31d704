import type { RehearsalVerdict } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import type { PromotedVersion } from '@site/releases';
import type { EntityManager } from 'typeorm';
import type { WaitingChange } from './is-overtaken';
import type { ChangeKind } from './release-change.entity';

/** What goes live, and why. */
export interface WantedChange extends Pick<PromotedVersion, 'rehearsal' | 'because'> {
  kind: ChangeKind;
  app: ReleasedApp;
  to: string;
  /** The share of a canary. */
  percent?: number;
  /** Address of the environment that it was copied from. */
  environment: string | null;
  /** Of the app's last change that the caller has read. */
  revision: number;
  /** It was planned or asked for then, as this. */
  waiting?: WaitingChange;
}

/** A version that is to go live; `stages` null: for everybody at once. */
export interface WantedPromotion extends Omit<WantedChange, 'kind' | 'percent'> {
  rehearsal: RehearsalVerdict;
  stages: string | null;
  /** When it is to go live; absent: at once. */
  at?: Date;
}

/** More to do in the transaction of a change, whose revision it is told; where it throws, nothing is changed. */
export type Within = (manager: EntityManager, revision: number) => Promise<void>;
