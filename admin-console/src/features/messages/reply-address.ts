import type { ContactMessage } from '@site/api-client/admin';
import { limits } from '@site/contracts';

/** Opens a letter to the sender that says what it answers, and begins with a text (RFC 6068). */
export function replyAddress({ email, subject }: Pick<ContactMessage, 'email' | 'subject'>, text = ''): string {
  const address = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(replySubject(subject))}`;
  return text ? `${address}&body=${encodedBody(text)}` : address;
}

/** Windows hands an address of more than some 2,000 characters to no mail program. */
const longestBody = 1_500;

/** As much of a text as an address holds, to the last whole word. */
export function carriedBy(text: string): string {
  if (encodedBody(text).length <= longestBody) return text;
  let room = longestBody;
  let end = 0;
  for (const sign of text) {
    room -= encodedBody(sign).length;
    if (room < 0) break;
    end += sign.length;
  }
  const whole = text.slice(0, end);
  return whole.replace(/\s+\S*$/, '') || whole;
}

const encodedBody = (text: string): string => encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n'));

/** Says what is answered. */
export function replySubject(subject: string | null): string {
  const about = subject ?? 'your message';
  const whole = /^re:/i.test(about) ? about : `Re: ${about}`;
  // No half of a character at its end: no address could hold it.
  return whole.slice(0, limits.contactSubject.max).replace(/\p{Cs}$/u, '');
}
