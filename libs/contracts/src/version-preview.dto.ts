import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** A month: a preview that nobody has viewed by then is forgotten. */
export const longestPreviewHours = 31 * 24;

const hoursRule = { message: `Hours must be a whole number from 1 to ${longestPreviewHours}` };

/** A link that shows a version on the live site. */
export class VersionPreviewInput {
  /** How long it is valid; absent: a day. */
  @Max(longestPreviewHours, hoursRule)
  @Min(1, hoursRule)
  @IsInt(hoursRule)
  @IsOptional()
  hours?: number;
}
