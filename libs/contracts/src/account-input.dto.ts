import { IsNotEmpty, IsOptional, IsString, MinLength } from 'class-validator';
import { limits } from './limits';
import { IsMediaAddress } from './rules/addresses';
import { MaxLength } from './rules/lengths';
import { atLeast, atMost, isText, required } from './rules/messages';
import { BlankToNull } from './rules/transforms';
import { PersonInput } from './user-input.dto';

/** What everybody may change of the own account. */
export class AccountInput extends PersonInput {
  @IsMediaAddress({ message: 'Picture address must start with http://, https:// or /' })
  @MaxLength(limits.address, atMost('Picture address', limits.address))
  @IsString(isText('Picture address'))
  @IsOptional()
  @BlankToNull()
  profileImageUrl?: string | null;
}

/** A password as somebody sets it for the own account. */
export class NewPassword {
  @MaxLength(limits.password.max, atMost('Password', limits.password.max))
  @MinLength(limits.password.min, atLeast('Password', limits.password.min))
  @IsString(isText('Password'))
  @IsNotEmpty(required('Password'))
  password!: string;
}

/** Proves that it is the account's owner who sits at the open session. */
export class PasswordProof {
  @MaxLength(limits.knownPassword, atMost('Current password', limits.knownPassword))
  @IsString(isText('Current password'))
  @IsNotEmpty(required('Current password'))
  currentPassword!: string;
}

export class PasswordChange extends NewPassword {
  @MaxLength(limits.knownPassword, atMost('Current password', limits.knownPassword))
  @IsString(isText('Current password'))
  @IsNotEmpty(required('Current password'))
  currentPassword!: string;
}
