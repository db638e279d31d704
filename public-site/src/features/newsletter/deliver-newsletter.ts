import type { SiteConfig } from '@site/federation';
import { deliver } from '../contact/deliver';
import { newsletterErrors } from './newsletter-errors';
import type { NewsletterErrors } from './newsletter-outcome';
import { toMessage, type Subscriber } from './subscription';

/** Answers what is wrong with the fields, if anything is. Rejects when the subscription was not accepted for another reason. */
export async function deliverNewsletter(
  subscriber: Subscriber,
  subject: string,
  { contact }: SiteConfig,
): Promise<NewsletterErrors | undefined> {
  try {
    await deliver(toMessage(subscriber, subject), contact.delivery, window.location.pathname);
    return undefined;
  } catch (error) {
    const errors = newsletterErrors(error);
    if (errors) return errors;
    throw error;
  }
}
