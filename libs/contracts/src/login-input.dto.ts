import { IsNotEmpty, IsString } from 'class-validator';
import { limits } from './limits';
import { MaxLength } from './rules/lengths';
import { atMost, isText, required } from './rules/messages';
import { Trim } from './rules/transforms';

export class LoginInput {
  @MaxLength(limits.username.max, atMost('Username', limits.username.max))
  @IsString(isText('Username'))
  @IsNotEmpty(required('Username'))
  @Trim()
  username!: string;

  @MaxLength(limits.knownPassword, atMost('Password', limits.knownPassword))
  @IsString(isText('Password'))
  @IsNotEmpty(required('Password'))
  password!: string;
}
