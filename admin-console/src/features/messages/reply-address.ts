import type { ContactMessage } from '@site/api-client/admin';
import { limits } from '@site/contracts';

/** Opens a letter to the sender that says what it answers. */
export function replyAddress({ email, subject }: Pick<ContactMessage, 'email' | 'subject'>): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(replySubject(subject))}`;
}

/** Says what is answered. */
export function replySubject(subject: string | null): string {
  const about = subject ?? 'your message';
  return (/^re:/i.test(about) ? about : `Re: ${about}`).slice(0, limits.contactSubject.max);
}
