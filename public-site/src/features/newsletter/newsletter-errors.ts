import { contactErrors } from '../contact/contact-errors';
import { newsletterFields, type NewsletterErrors } from './newsletter-outcome';

/** What the API found wrong of a subscription, by the form's own fields; nothing when the call failed for another reason. */
export function newsletterErrors(failure: unknown): NewsletterErrors | undefined {
  const said = contactErrors(failure);
  const wrong = newsletterFields.flatMap((field) => (said[field] ? [[field, said[field]]] : []));
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
}
