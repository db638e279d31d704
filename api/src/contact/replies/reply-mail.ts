import { type ContactSubmission } from '../contact-submission.entity';
import type { MessageEvent } from '../leads/message-event.entity';
import { oneLine } from '../one-line';
import type { Mail } from '../../mail/mailer';

interface ReplyMailFacts {
  reply: MessageEvent;
  submission: ContactSubmission;
  to: string[];
  /** Who reads what the visitor writes back. */
  replyTo: string[];
  /** Message-IDs of what was mailed about this message before, the first one first. */
  thread: string[];
}

/** Mails an answer as a person would have: with the visitor's own words below it, in one thread with what came before. */
export function replyMail({ reply, submission, to, replyTo, thread }: ReplyMailFacts): Mail {
  const { firstName, lastName, message, createdAt } = submission;
  const quoted = message.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  const date = createdAt.toUTCString();
  const lines = [reply.text, '', `On ${date}, ${oneLine(`${firstName} ${lastName}`)} wrote:`, ...quoted];
  return {
    ...{ to, replyTo },
    subject: oneLine(reply.subject ?? ''),
    text: `${lines.join('\n')}\n`,
    ...(reply.mailId ? { messageId: reply.mailId } : {}),
    inReplyTo: thread.at(-1),
    references: thread,
    isByPerson: true,
  };
}
