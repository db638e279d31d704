import type { DeliveryState } from '../contact/contact-outcome';

/** What a visitor fills in, in the order of the form. */
export const newsletterFields = ['name', 'email'] as const;

export type NewsletterErrors = Partial<Record<(typeof newsletterFields)[number], string>>;

/** What the server knows of a form that was posted without JavaScript. */
export interface NewsletterOutcome {
  delivery: DeliveryState;
  name: string;
  email: string;
  /** Field to what is wrong with it. */
  errors?: NewsletterErrors;
}

export const isNewsletterOutcome = (state: unknown): state is NewsletterOutcome =>
  typeof state === 'object' && state !== null && 'delivery' in state && 'email' in state;
