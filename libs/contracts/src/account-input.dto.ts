import { IsNotEmpty, IsOptional, MinLength } from 'class-validator';
import * as limits from './limits';
import { IsMediaAddress } from './rules/addresses';
import { atLeast, required } from './rules/messages';
import { IsText } from './rules/text';
import { BlankToNull } from './rules/transforms';
import { PersonInput } from './user-input.dto';

/** What everybody may change of the own account. */
export class AccountInput extends PersonInput {
  @IsMediaAddress({ message: 'Picture address must start with http://, https:// or /' })
  @IsText('Picture address', limits.address)
  @IsOptional()
  @BlankToNull()
  profileImageUrl?: string | null;
}

/** A password as somebody sets it for the own account. */
export class NewPassword {
  @MinLength(limits.password.min, atLeast('Password', limits.password.min))
  @IsText('Password', limits.password.max)
  @IsNotEmpty(required('Password'))
  password!: string;
}

/** Proves that it is the account's owner who sits at the open session. */
export class PasswordProof {
  @IsText('Current password', limits.knownPassword)
  @IsNotEmpty(required('Current password'))
  currentPassword!: string;
}

export class PasswordChange extends NewPassword {
  @IsText('Current password', limits.knownPassword)
  @IsNotEmpty(required('Current password'))
  currentPassword!: string;
}
