import { IsInt, IsNotEmpty, IsOptional, IsString, Max, Min } from 'class-validator';
import * as limits from './limits';
import { MaxLength } from './rules/lengths';
import { atMost, required } from './rules/messages';
import { Trim } from './rules/transforms';

const knownRule = { message: 'Known replies must be a whole number' };

/** An answer to a visitor's message, to be mailed. */
export class ReplyInput {
  @MaxLength(limits.contactSubject.max, atMost('Subject', limits.contactSubject.max))
  @IsNotEmpty(required('Subject'))
  @IsString(required('Subject'))
  @Trim()
  subject!: string;

  @MaxLength(limits.contactMessage.max, atMost('Message', limits.contactMessage.max))
  @IsNotEmpty(required('Message'))
  @IsString(required('Message'))
  @Trim()
  text!: string;

  /** How many replies the writer has seen. Refused with 409 when there is another one by now. */
  @Max(limits.id, knownRule)
  @Min(0, knownRule)
  @IsInt(knownRule)
  @IsOptional()
  knownReplies?: number;
}

/** A text that answers begin with. `{firstName}` and `{lastName}` stand for the visitor's. */
export class ReplyTemplateInput {
  @MaxLength(limits.personName, atMost('Name', limits.personName))
  @IsNotEmpty(required('Name'))
  @IsString(required('Name'))
  @Trim()
  name!: string;

  @MaxLength(limits.contactMessage.max, atMost('Text', limits.contactMessage.max))
  @IsNotEmpty(required('Text'))
  @IsString(required('Text'))
  @Trim()
  text!: string;
}
