import { IsString } from 'class-validator';
import { limits } from './limits';
import { MaxLength } from './rules/lengths';
import { atMost, isText } from './rules/messages';

/** A post's content while it is being written. */
export class ContentPreviewInput {
  @MaxLength(limits.content, atMost('Content', limits.content))
  @IsString(isText('Content'))
  content!: string;
}
