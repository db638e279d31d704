import { IsNotEmpty, IsOptional } from 'class-validator';
import { PasswordProof } from './account-input.dto';
import * as limits from './limits';
import { required } from './rules/messages';
import { IsText } from './rules/text';
import { BlankToAbsent, Trim } from './rules/transforms';

/** A code of the authenticator app, or a recovery code. */
export class SecondFactorInput {
  @IsText('Code', limits.secondFactorCode)
  @IsNotEmpty(required('Code'))
  @Trim()
  code!: string;
}

/** What it takes to turn a second factor off, or to get new recovery codes. */
export class SecondFactorProof extends PasswordProof {
  @IsText('Code', limits.secondFactorCode)
  @IsNotEmpty(required('Code'))
  @Trim()
  code!: string;
}

/** Shows again who sits at an open session; a code where the account asks for one. */
export class SignInAgainInput extends PasswordProof {
  @IsText('Code', limits.secondFactorCode)
  @IsOptional()
  @BlankToAbsent()
  code?: string | null;
}
