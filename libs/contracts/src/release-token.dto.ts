import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsNotEmpty, IsString } from 'class-validator';
import * as limits from './limits';
import { releaseLimits } from './release-limits';
import { type ReleaseRight, releaseRights } from './release-terms';
import { IsInstant } from './rules/instants';
import { MaxLength } from './rules/lengths';
import { atMost, isText, required } from './rules/messages';
import { IsText } from './rules/text';
import { Trim } from './rules/transforms';

const endRule = { message: 'End must be a time with its zone, such as 2027-06-30T00:00:00Z' };

/** A token for a team's pipeline. */
export class ReleaseTokenInput {
  @IsText('Name', releaseLimits.tokenName)
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
