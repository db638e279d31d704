import { IsInt, IsOptional, Max, Min } from 'class-validator';
import * as limits from './limits';
import { WholeNumber } from './rules/transforms';

export const limitRule = { message: `Limit must be a whole number from 1 to ${limits.page.max}` };
export const offsetRule = { message: `Offset must be a whole number from 0 to ${limits.offset}` };

/** Which part of a list is wanted. */
export class ListQuery {
  @Max(limits.page.max, limitRule)
  @Min(1, limitRule)
  @IsInt(limitRule)
  @IsOptional()
  @WholeNumber()
  limit?: number;

  @Max(limits.offset, offsetRule)
  @Min(0, offsetRule)
  @IsInt(offsetRule)
  @IsOptional()
  @WholeNumber()
  offset?: number;
}
