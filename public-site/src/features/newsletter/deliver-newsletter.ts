import type { SiteConfig } from '@site/federation';
import { deliverContact } from '../contact/deliver-contact';
import { toMessage, type Subscriber } from './subscription';

/** Rejects when the subscription was not accepted. */
export const deliverNewsletter = (subscriber: Subscriber, subject: string, { contact }: SiteConfig): Promise<void> =>
  deliverContact(toMessage(subscriber, subject), contact.delivery);
