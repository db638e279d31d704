import type { ContactForm } from '@site/contracts';

/** What a visitor fills in, in the order of the form. */
export const contactFields = ['name', 'subject', 'email', 'phone', 'message'] as const;

export type ContactValues = Partial<Record<keyof ContactForm, string>>;
export type DeliveryState = 'idle' | 'sending' | 'sent' | 'failed';

/** What the server knows of a form that was posted without JavaScript. */
export interface ContactOutcome {
  delivery: DeliveryState;
  values: ContactValues;
  /** Field to what is wrong with it. */
  errors: ContactValues;
}

export const isContactOutcome = (state: unknown): state is ContactOutcome =>
  typeof state === 'object' && state !== null && 'delivery' in state;
