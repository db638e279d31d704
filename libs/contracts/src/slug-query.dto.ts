import { IsInt, IsNotEmpty, IsOptional, IsString, Max } from 'class-validator';
import { limits } from './limits';
import { IsSlug } from './rules/addresses';
import { MaxLength } from './rules/lengths';
import { atMost, isText, required } from './rules/messages';
import { Trim, WholeNumber } from './rules/transforms';

const idRule = { message: 'Post must be the id of a post' };

/** Asks whether a post may have a slug. */
export class SlugQuery {
  @IsSlug()
  @MaxLength(limits.slug, atMost('Slug', limits.slug))
  @IsString(isText('Slug'))
  @IsNotEmpty(required('Slug'))
  @Trim()
  slug!: string;

  /** The post that wants it; absent for a new one. */
  @Max(2 ** 31 - 1, idRule)
  @IsInt(idRule)
  @IsOptional()
  @WholeNumber()
  post?: number;
}
