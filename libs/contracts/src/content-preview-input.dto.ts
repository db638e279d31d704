import * as limits from './limits';
import { IsText } from './rules/text';

/** A post's content while it is being written. */
export class ContentPreviewInput {
  @IsText('Content', limits.content)
  content!: string;
}
