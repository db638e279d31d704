import { IsNotEmpty } from 'class-validator';
import * as limits from './limits';
import { required } from './rules/messages';
import { IsText } from './rules/text';
import { TrimIdentifier } from './rules/transforms';

export class LoginInput {
  @IsText('Username', limits.username.max)
  @IsNotEmpty(required('Username'))
  @TrimIdentifier()
  username!: string;

  @IsText('Password', limits.knownPassword)
  @IsNotEmpty(required('Password'))
  password!: string;
}
