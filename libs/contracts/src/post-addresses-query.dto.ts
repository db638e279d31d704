import { IsInt, IsOptional, Max, Min } from 'class-validator';
import * as limits from './limits';
import { WholeNumber } from './rules/transforms';

const last = Math.floor(limits.id / limits.addressBlock);
const blockRule = { message: `Block must be a whole number from 0 to ${last}` };

/** Which block of post addresses is wanted. */
export class PostAddressesQuery {
  @Max(last, blockRule)
  @Min(0, blockRule)
  @IsInt(blockRule)
  @IsOptional()
  @WholeNumber()
  block?: number;
}
