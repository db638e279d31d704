import { IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import * as limits from './limits';
import { messageStates, type MessageState } from './message-state';
import { MaxLength } from './rules/lengths';
import { atMost, required } from './rules/messages';
import { IsText } from './rules/text';
import { BlankToNull, Trim } from './rules/transforms';

/** What changes of how a message is dealt with. What is absent stays as it is. */
export class LeadInput {
  @IsIn(messageStates, { message: 'State must be new, open, answered, closed or spam' })
  @IsOptional()
  state?: MessageState;

  /** Whose the message is; null: nobody's. */
  @IsText('Person', limits.userId)
  @IsOptional()
  @BlankToNull()
  assigneeId?: string | null;
}

/** What the team writes beside a message. Its visitor never sees it. */
export class NoteInput {
  @MaxLength(limits.contactMessage.max, atMost('Note', limits.contactMessage.max))
  @IsNotEmpty(required('Note'))
  @IsString(required('Note'))
  @Trim()
  text!: string;
}
