import { ApiProperty } from '@nestjs/swagger';
import { WaitingPromotion } from '../approvals/release-request.presenter';
import { RunningCanary } from '../canaries/canary.presenter';
import { LiveVersion, ServingShells } from '../live/live.presenter';
import { ScheduledVersion } from '../schedules/release-schedule.presenter';

/** The version of an app that visitors get, and what it was made of. */
export class LiveVersionDetails extends LiveVersion {
  /** Of its source; null where it was not known. */
  commit!: string | null;
  builtAt!: Date;
}

/** What is live of an app. */
export class AppState {
  app!: string;
  /** The part of the site that it owns. */
  scope!: string;
  /** Of the app's last change, 0 before the first: to be named by whoever changes what is live. */
  revision!: number;
  /** Null: nothing is. */
  @ApiProperty({ type: LiveVersionDetails, nullable: true })
  live!: LiveVersionDetails | null;
  /** What goes live at a time; null: nothing does. */
  @ApiProperty({ type: ScheduledVersion, nullable: true })
  scheduled!: ScheduledVersion | null;
  /** What a share of the visitors gets; null: everybody gets what is live. */
  @ApiProperty({ type: RunningCanary, nullable: true })
  canary!: RunningCanary | null;
  /** A promotion that waits for a second person; null: none does. */
  @ApiProperty({ type: WaitingPromotion, nullable: true })
  request!: WaitingPromotion | null;
  /** Null: nothing is live, or no shell follows. */
  @ApiProperty({ type: ServingShells, nullable: true })
  serving!: ServingShells | null;
  /** Whether promotions wait for a second person. */
  needsApproval!: boolean;
}

export class ReleaseOverview {
  /** Whether shells follow what is live here. */
  isFollowed!: boolean;
  /** Whether the site's pages have the console's origin: their scripts can act for any admin who visits them. */
  sharesOrigin!: boolean;
  apps!: AppState[];
}
