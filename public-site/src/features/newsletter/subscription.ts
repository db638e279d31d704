import type { ContactForm } from '@site/contracts';

/** What a visitor fills in to stay informed. */
export interface Subscriber {
  name: string;
  email: string;
  /** The hidden field: only a machine fills it in. */
  website: string;
}

/** A subscription reaches us as a message like any other. */
export const toMessage = ({ name, email, website }: Subscriber, subject: string): ContactForm => ({
  name,
  email,
  website,
  subject,
  message: `Please keep me informed: ${name} (${email}).`,
});
