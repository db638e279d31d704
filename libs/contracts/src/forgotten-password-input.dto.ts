import { IsNotEmpty } from 'class-validator';
import * as limits from './limits';
import { required } from './rules/messages';
import { IsText } from './rules/text';
import { TrimIdentifier } from './rules/transforms';

/** Names the account whose password was forgotten. */
export class ForgottenPasswordInput {
  @IsText('Username', limits.username.max)
  @IsNotEmpty(required('Username'))
  @TrimIdentifier()
  username!: string;
}
