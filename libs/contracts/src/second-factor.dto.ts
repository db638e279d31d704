import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { PasswordProof } from './account-input.dto';
import { limits } from './limits';
import { MaxLength } from './rules/lengths';
import { atMost, isText, required } from './rules/messages';
import { BlankToAbsent, Trim } from './rules/transforms';

/** A code of the authenticator app, or a recovery code. */
export class SecondFactorInput {
  @MaxLength(limits.secondFactorCode, atMost('Code', limits.secondFactorCode))
  @IsString(isText('Code'))
  @IsNotEmpty(required('Code'))
  @Trim()
  code!: string;
}

/** What it takes to turn a second factor off, or to get new recovery codes. */
export class SecondFactorProof extends PasswordProof {
  @MaxLength(limits.secondFactorCode, atMost('Code', limits.secondFactorCode))
  @IsString(isText('Code'))
  @IsNotEmpty(required('Code'))
  @Trim()
  code!: string;
}

/** Shows again who sits at an open session; a code where the account asks for one. */
export class SignInAgainInput extends PasswordProof {
  @MaxLength(limits.secondFactorCode, atMost('Code', limits.secondFactorCode))
  @IsString(isText('Code'))
  @IsOptional()
  @BlankToAbsent()
  code?: string | null;
}
