import { signUpMessage, type ContactForm } from '@site/contracts';

/** What a visitor fills in to stay informed. */
export interface Subscriber {
  name: string;
  email: string;
  /** The hidden field: only a machine fills it in. */
  website: string;
}

/** A subscription is sent as a message is; the API tells them apart. */
export const toMessage = ({ name, email, website }: Subscriber, subject: string): ContactForm => ({
  name,
  email,
  website,
  subject,
  message: signUpMessage(name, email),
});
