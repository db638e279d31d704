import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import * as limits from './limits';
import { ListQuery } from './list-query.dto';
import { releaseLimits } from './release-limits';
import {
  type CanaryStep,
  canarySteps,
  type RehearsalVerdict,
  rehearsalVerdicts,
  type ReleaseHistoryKind,
  releaseHistoryKinds,
} from './release-terms';
import { stagesRule } from './release-stages';
import { IsInstant } from './rules/instants';
import { MaxLength } from './rules/lengths';
import { required } from './rules/messages';
import { IsStages } from './rules/stages';
import { IsText } from './rules/text';
import { BlankToAbsent, Trim } from './rules/transforms';

const timeRule = { message: 'At must be a time with its zone, such as 2026-12-01T09:00:00+01:00' };
const originPattern = /^https?:\/\/[\w.-]+(:\d{1,5})?$/;
const environmentRule = {
  message: 'Environment must be the address of a product, such as https://staging.example.com',
};
const attestationPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const attestationRule = { message: 'Attestation must be a JSON Web Signature in its compact form' };
const rehearsalRule = { message: 'Rehearsal must be passed or skipped' };
const revisionRule = { message: 'Revision must be the whole number that was read with what is live' };

/** Settles a promotion that waits for a second person. */
export class ReasonInput {
  /** Why, in one line. */
  @IsText('Reason', releaseLimits.reason)
  @IsOptional()
  @BlankToAbsent()
  @Trim()
  because?: string;
}

/** Takes back what is live, if it still is what the caller has read. */
export class RollbackInput extends ReasonInput {
  /** Of the app's last change that the caller has read; 0: there was none. */
  @Max(limits.id, revisionRule)
  @Min(0, revisionRule)
  @IsInt(revisionRule)
  revision!: number;
}

/** Makes a version live, if what is live still is what the caller has read. */
export class VersionInput extends RollbackInput {
  @IsText('Version', releaseLimits.version)
  @IsNotEmpty(required('Version'))
  version!: string;

  /** Shares of the visitors that get it, one after the other, such as `5%/10m,25%/1h,100%`; absent: everybody does. */
  @IsStages({ message: stagesRule })
  @MaxLength(releaseLimits.stagesText, { message: stagesRule })
  @IsString({ message: stagesRule })
  @IsOptional()
  @BlankToAbsent()
  @Trim()
  stages?: string;
}

/** What becomes of a canary by hand, if what is live still is what the caller has read. */
export class CanaryStepInput extends RollbackInput {
  @IsIn(canarySteps, { message: `Step must be one of ${canarySteps.join(', ')}` })
  step!: CanaryStep;
}

/** The same by a pipeline. */
export class PromotionInput extends VersionInput {
  /** Whether the version was rehearsed where it is promoted; what its publisher said comes first. */
  @IsIn(rehearsalVerdicts, rehearsalRule)
  rehearsal!: RehearsalVerdict;

  /** Signed by whoever rehearsed it: without it, one that `passed` counts as `skipped`. */
  @Matches(attestationPattern, attestationRule)
  @IsText('Attestation', releaseLimits.attestation)
  @IsOptional()
  attestation?: string;

  /** Address of the environment that the version was copied from; absent: it was published from a build. */
  @Matches(originPattern, environmentRule)
  @IsText('Environment', releaseLimits.environment)
  @IsOptional()
  environment?: string;
}

/** A version was taken to another environment. */
export class CopyInput {
  /** Its address. */
  @Matches(originPattern, environmentRule)
  @IsText('Environment', releaseLimits.environment)
  environment!: string;
}

/** The last word on a version that is published. */
export class CompletionInput {
  /** Whether the version was rehearsed where it was released; absent: that is not said. */
  @IsIn(rehearsalVerdicts, rehearsalRule)
  @IsOptional()
  rehearsal?: RehearsalVerdict;

  /** Signed by whoever rehearsed it: without it, one that `passed` counts as `skipped`. */
  @Matches(attestationPattern, attestationRule)
  @IsText('Attestation', releaseLimits.attestation)
  @IsOptional()
  attestation?: string;
}

/** Makes a version live at a time, by an admin. */
export class VersionScheduleInput extends VersionInput {
  /** A year ahead at most. */
  @IsInstant(timeRule)
  @MaxLength(limits.instant, timeRule)
  @IsString(timeRule)
  at!: string;
}

/** The same by a pipeline. */
export class ScheduleInput extends PromotionInput {
  /** A year ahead at most. */
  @IsInstant(timeRule)
  @MaxLength(limits.instant, timeRule)
  @IsString(timeRule)
  at!: string;
}

/** What is asked of an app beside what is live. */
export class AppReleasesQuery {
  /** Of a build, which may have been published before. */
  @IsText('Content hash', releaseLimits.contentHash)
  @IsOptional()
  contentHash?: string;
}

/** Which part of the history of an app is wanted. */
export class AppHistoryQuery extends ListQuery {
  @IsIn(releaseHistoryKinds, { message: `Kind must be one of ${releaseHistoryKinds.join(', ')}` })
  @IsOptional()
  @BlankToAbsent()
  kind?: ReleaseHistoryKind;
}

/** Which part of the history of releases is wanted. */
export class ReleaseHistoryQuery extends AppHistoryQuery {
  @IsText('App', releaseLimits.app)
  @IsOptional()
  @BlankToAbsent()
  app?: string;
}
