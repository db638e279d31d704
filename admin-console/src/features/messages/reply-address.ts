import type { ContactMessage } from '@site/api-client/admin';

/** Opens a letter to the sender that says what it answers. */
export function replyAddress({ email, subject }: Pick<ContactMessage, 'email' | 'subject'>): string {
  const about = subject ?? 'your message';
  const title = /^re:/i.test(about) ? about : `Re: ${about}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(title)}`;
}
