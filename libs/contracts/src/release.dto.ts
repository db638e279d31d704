import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { limits, releaseLimits } from './limits';
import { IsInstant } from './rules/instants';
import { atMost, isText, required } from './rules/messages';
import { BlankToAbsent, Trim } from './rules/transforms';

/** What a token may do with the apps that it is for. */
export const releaseRights = ['publish', 'promote', 'promoteWithoutRehearsal', 'rollBack'] as const;
export type ReleaseRight = (typeof releaseRights)[number];

export const releaseRightLabels: Record<ReleaseRight, string> = {
  publish: 'Publish versions',
  promote: 'Make versions live',
  promoteWithoutRehearsal: 'Make versions live that no browser has rehearsed',
  rollBack: 'Roll back',
};

/** `skipped`: the version was not run in a real browser where it was released. */
export const rehearsalVerdicts = ['passed', 'skipped'] as const;
export type RehearsalVerdict = (typeof rehearsalVerdicts)[number];

const endRule = { message: 'End must be a time with its zone, such as 2027-06-30T00:00:00Z' };
const revisionRule = { message: 'Revision must be the whole number that was read with what is live' };

/** A token for a team's pipeline. */
export class ReleaseTokenInput {
  @MaxLength(releaseLimits.tokenName, atMost('Name', releaseLimits.tokenName))
  @IsString(isText('Name'))
  @IsNotEmpty(required('Name'))
  @Trim()
  name!: string;

  @MaxLength(releaseLimits.app, { ...atMost('Every app', releaseLimits.app), each: true })
  @IsString({ ...isText('Every app'), each: true })
  @ArrayMaxSize(releaseLimits.apps, { message: `At most ${releaseLimits.apps} apps` })
  @ArrayNotEmpty(required('App'))
  @IsArray({ message: 'Apps must be a list' })
  apps!: string[];

  @IsIn(releaseRights, { message: `Rights are ${releaseRights.join(', ')}`, each: true })
  @ArrayMaxSize(releaseLimits.rights, { message: `At most ${releaseLimits.rights} rights` })
  @ArrayNotEmpty(required('Right'))
  @IsArray({ message: 'Rights must be a list' })
  rights!: ReleaseRight[];

  /** A year ahead at most. */
  @IsInstant(endRule)
  @MaxLength(limits.instant, endRule)
  @IsString(endRule)
  expiresAt!: string;
}

/** Takes back what is live, if it still is what the caller has read. */
export class RollbackInput {
  /** Of the app's last change that the caller has read; 0: there was none. */
  @Max(limits.id, revisionRule)
  @Min(0, revisionRule)
  @IsInt(revisionRule)
  revision!: number;

  /** Why, in one line. */
  @MaxLength(releaseLimits.reason, atMost('Reason', releaseLimits.reason))
  @IsString(isText('Reason'))
  @IsOptional()
  @BlankToAbsent()
  @Trim()
  because?: string;
}

/** Makes a version live, if what is live still is what the caller has read. */
export class PromotionInput extends RollbackInput {
  @MaxLength(releaseLimits.version, atMost('Version', releaseLimits.version))
  @IsString(isText('Version'))
  @IsNotEmpty(required('Version'))
  version!: string;

  @IsIn(rehearsalVerdicts, { message: 'Rehearsal must be passed or skipped' })
  rehearsal!: RehearsalVerdict;
}
