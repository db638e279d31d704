export type NewsletterDelivery = 'idle' | 'sending' | 'sent' | 'failed';

/** What the server knows of a form that was posted without JavaScript. */
export interface NewsletterOutcome {
  delivery: NewsletterDelivery;
  name: string;
  email: string;
}

export const isNewsletterOutcome = (state: unknown): state is NewsletterOutcome =>
  typeof state === 'object' && state !== null && 'delivery' in state && 'email' in state;
