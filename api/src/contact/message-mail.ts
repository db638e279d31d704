import { isEmail } from 'class-validator';
import type { Mail } from '../mail/mailer';
import type { ContactSubmission } from './contact-submission.entity';
import { oneLine } from './one-line';

interface MessageMailFacts {
  submission: ContactSubmission;
  to: string[];
  /** Scheme and host of the console; null where they are not known. */
  origin: string | null;
  /** Its name. */
  company: string;
}

/**
 * Tells of a visitor's message. Headers hold none of the visitor's words, but for the address that is replied to, and that
 * only where it is one plain address.
 */
export function messageMail({ submission, to, origin, company }: MessageMailFacts): Mail {
  const { id, email, message } = submission;
  const lines = [
    `A visitor has written to ${company}.`,
    ...(origin === null ? [] : ['', 'Open it in the console:', `${origin}/admin/messages?message=${id}`]),
    '',
    ...factsOf(submission),
    '',
    // Last, so that nothing a visitor writes can pass for ours.
    'Message:',
    '',
    message,
  ];
  return {
    to,
    subject: `New message ${id} for ${company}`,
    text: `${lines.join('\n')}\n`,
    ...(isPlainAddress(email) ? { replyTo: [email] } : {}),
    messageId: messageMailId(submission, origin),
  };
}

/** The Message-ID of the mail that tells of a message: the first of its thread. */
export const messageMailId = ({ id, createdAt }: ContactSubmission, origin: string | null): string =>
  `<message-${id}-${createdAt.getTime()}@${mailHostOf(origin)}>`;

/** What stands behind the @ of a Message-ID. */
export const mailHostOf = (origin: string | null): string =>
  origin === null ? 'the-website' : new URL(origin).host.replace(/[^\w.-]/g, '-');

/** Whether it is one address that every mail server takes in a header. */
export const isPlainAddress = (address: string): boolean => isEmail(address, plainAddress);

const plainAddress = { allow_utf8_local_part: false, allow_display_name: false } as const;

const factsOf = ({ firstName, lastName, email, phone, company, subject }: ContactSubmission): string[] =>
  [
    ['Name', `${firstName} ${lastName}`],
    ['Email', email],
    ['Phone', phone],
    ['Company', company],
    ['Subject', subject],
  ].flatMap(([name, value]) => (value ? [`${name}: ${oneLine(value)}`] : []));
