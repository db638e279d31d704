import { IsInt, IsNotEmpty, IsOptional, Max } from 'class-validator';
import * as limits from './limits';
import { IsSlug } from './rules/addresses';
import { required } from './rules/messages';
import { IsText } from './rules/text';
import { Trim, WholeNumber } from './rules/transforms';

const idRule = { message: 'Post must be the id of a post' };

/** Asks whether a post may have a slug. */
export class SlugQuery {
  @IsSlug()
  @IsText('Slug', limits.slug)
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
