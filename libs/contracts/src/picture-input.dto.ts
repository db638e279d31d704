import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Max, Min } from 'class-validator';
import { ListQuery } from './list-query.dto';
import * as limits from './limits';
import { pictureLimits, type PictureUseFilter, pictureUses } from './picture-limits';
import { MaxLength } from './rules/lengths';
import { atMost, required } from './rules/messages';
import { IsText } from './rules/text';
import { BlankToAbsent, Trim } from './rules/transforms';

/** Which stored pictures are wanted. */
export class PicturesQuery extends ListQuery {
  /** A part of the name or of the alternative text. */
  @IsText('Search', limits.search)
  @IsOptional()
  @Trim()
  search?: string;

  /** The one that is served there. */
  @IsText('Address', limits.address)
  @IsOptional()
  @BlankToAbsent()
  address?: string;

  /** Whether a post or a profile shows it now. */
  @IsIn(pictureUses, { message: 'Use must be used or unused' })
  @IsOptional()
  @BlankToAbsent()
  use?: PictureUseFilter;
}

const percent = (label: string) => ({ message: `${label} must be a whole number from 0 to 100` });

/** What is kept with a picture. What is absent stays as it is. */
export class PictureInput {
  @MaxLength(pictureLimits.name, atMost('Name', pictureLimits.name))
  @IsNotEmpty(required('Name'))
  @IsString(required('Name'))
  @IsOptional()
  @Trim()
  name?: string;

  /** For people who can't see it; empty where it is only decoration. */
  @IsText('Alternative text', pictureLimits.alt)
  @IsOptional()
  @Trim()
  alt?: string;

  /** The point that stays visible where a picture is cropped, in percent from the left. */
  @Max(100, percent('Focus from the left'))
  @Min(0, percent('Focus from the left'))
  @IsInt(percent('Focus from the left'))
  @IsOptional()
  focusX?: number;

  /** As `focusX`, from the top. */
  @Max(100, percent('Focus from the top'))
  @Min(0, percent('Focus from the top'))
  @IsInt(percent('Focus from the top'))
  @IsOptional()
  focusY?: number;
}

const countRule = { message: 'Pictures must be the number of pictures to delete' };

/** Confirms a deletion of all pictures that nothing shows. */
export class UnusedPicturesInput {
  /** How many there are, as `GET /api/admin/pictures/summary` told. */
  @Max(limits.id, countRule)
  @Min(1, countRule)
  @IsInt(countRule)
  pictures!: number;
}
