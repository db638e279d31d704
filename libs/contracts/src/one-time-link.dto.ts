import { IsString, Matches } from 'class-validator';
import { NewPassword } from './account-input.dto';
import * as limits from './limits';
import { MaxLength } from './rules/lengths';

export type LinkPurpose = 'invitation' | 'reset';

const tokenRule = { message: 'This link is incomplete. Copy the whole address and try again.' };

/** 256 random bits as they stand at the end of a link's address. */
const tokenPattern = /^[\w-]{43}$/;

/** Names a one-time link by its secret. In a body, never in an address: those are logged. */
export class LinkInput {
  @Matches(tokenPattern, tokenRule)
  @MaxLength(limits.oneTimeToken, tokenRule)
  @IsString(tokenRule)
  token!: string;
}

/** Uses a one-time link up. */
export class LinkPasswordInput extends NewPassword {
  @Matches(tokenPattern, tokenRule)
  @MaxLength(limits.oneTimeToken, tokenRule)
  @IsString(tokenRule)
  token!: string;
}
