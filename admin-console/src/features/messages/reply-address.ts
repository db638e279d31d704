import type { ContactMessage } from '@site/api-client/admin';
import { limits } from '@site/contracts';

/** Windows hands an address of more than some 2,000 characters to no mail program. */
const longestAddress = 2_000;
/** Of these its subject takes as many at most: of some scripts each letter takes nine. */
const longestSubject = 1_000;

/** Opens a letter to the sender that says what it answers, and begins with a text (RFC 6068). */
export function replyAddress({ email, subject }: Recipient, text = ''): string {
  const about = startOf(replySubject(subject), longestSubject);
  const address = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(about)}`;
  return text ? `${address}${bodyStart}${encodedBody(text)}` : address;
}

/** As much of a text as an address to the sender has room for, to the last whole word. */
export function carriedBy(recipient: Recipient, text: string): string {
  const carried = startOf(text, longestAddress - replyAddress(recipient).length - bodyStart.length);
  return carried === text ? text : carried.replace(/\s+\S*$/, '') || carried;
}

type Recipient = Pick<ContactMessage, 'email' | 'subject'>;

const bodyStart = '&body=';

/** What of a text an address has so much room for. */
function startOf(text: string, room: number): string {
  if (encodedBody(text).length <= room) return text;
  let left = room;
  let end = 0;
  for (const sign of text) {
    left -= encodedBody(sign).length;
    if (left < 0) break;
    end += sign.length;
  }
  return text.slice(0, end);
}

const encodedBody = (text: string): string => encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n'));

/** Says what is answered. */
export function replySubject(subject: string | null): string {
  const about = subject ?? 'your message';
  const whole = /^re:/i.test(about) ? about : `Re: ${about}`;
  // No half of a character at its end: no address could hold it.
  return whole.slice(0, limits.contactSubject.max).replace(/\p{Cs}$/u, '');
}
