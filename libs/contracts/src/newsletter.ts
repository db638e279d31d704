import type { ContactInput } from './contact-input.dto';

const subjectStart = 'Newsletter: ';

/** What the sign-up form sends as its message: nobody has typed it. */
export const signUpMessage = (name: string, email: string): string => `Please keep me informed: ${name} (${email}).`;

const signUp = /^Please keep me informed: .+ \(\S+\)\.$/;

/** What somebody signs up for; null for a message that a person wrote, whatever its subject. */
export function newsletterTopic({ subject, message }: Pick<ContactInput, 'subject' | 'message'>): string | null {
  const topic = subject?.startsWith(subjectStart) && signUp.test(message) ? subject.slice(subjectStart.length) : '';
  return topic.trim() || null;
}

/** `pending`: the address is not confirmed yet. */
export const subscriberStates = ['pending', 'subscribed', 'unsubscribed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const subscriberStateLabels: Record<SubscriberState, string> = {
  pending: 'Not confirmed',
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
};
