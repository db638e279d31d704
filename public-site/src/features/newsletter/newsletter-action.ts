import { formResultId } from '../../shared/form-result-id';
import type { PageRequest, Prepared } from '../../shared/page';
import { postContact, statusAfter } from '../contact/post-contact';
import { newsletterErrors } from './newsletter-errors';
import type { NewsletterOutcome } from './newsletter-outcome';
import { toMessage, type Subscriber } from './subscription';

/** Where the page shows its thanks; as shareable as any other. */
const sentAddress = (pathname: string) => `${pathname}?sent=1#${formResultId}`;

/** The page after a plain form post was accepted. */
export const prepareNewsletter = async ({ url }: PageRequest): Promise<Prepared> =>
  url.searchParams.has('sent') ? { state: { delivery: 'sent', name: '', email: '' } satisfies NewsletterOutcome } : {};

/** Handles a plain form post; nothing typed is lost. The API judges it by the rules of any message. */
export async function newsletterAction(
  request: PageRequest,
  form: URLSearchParams,
  subject: string,
): Promise<Prepared> {
  const text = (field: keyof Subscriber) => form.get(field) ?? '';
  const subscriber = { name: text('name'), email: text('email'), website: text('website') };
  const failure = await postContact(toMessage(subscriber, subject), request, request.url.pathname);
  if (!failure) return { status: 303, location: sentAddress(request.url.pathname), cacheSeconds: 0 };
  const { name, email } = subscriber;
  const errors = newsletterErrors(failure);
  if (errors) return again(422, { delivery: 'idle', name, email, errors });
  return again(statusAfter(failure), { delivery: 'failed', name, email });
}

const again = (status: number, state: NewsletterOutcome): Prepared => ({ status, state, cacheSeconds: 0 });
