import { toContactInput } from '@site/contracts';
import type { PageRequest, Prepared } from '../../shared/page';
import type { NewsletterOutcome } from './newsletter-outcome';
import { toMessage, type Subscriber } from './subscription';

/** Where the page shows its thanks; as shareable as any other. */
const sentAddress = (pathname: string) => `${pathname}?sent=1#newsletter`;

/** The page after a plain form post was accepted. */
export const prepareNewsletter = async ({ url }: PageRequest): Promise<Prepared> =>
  url.searchParams.has('sent') ? { state: { delivery: 'sent', name: '', email: '' } satisfies NewsletterOutcome } : {};

/** Answers a plain form post; nothing typed is lost. The API judges it by the rules of any message. */
export async function answerNewsletter(
  request: PageRequest,
  form: URLSearchParams,
  subject: string,
): Promise<Prepared> {
  const text = (field: keyof Subscriber) => form.get(field) ?? '';
  const subscriber = { name: text('name'), email: text('email'), website: text('website') };
  if (await send(subscriber, subject, request)) {
    return { status: 303, location: sentAddress(request.url.pathname), cacheSeconds: 0 };
  }
  const { name, email } = subscriber;
  return { status: 502, state: { delivery: 'failed', name, email } satisfies NewsletterOutcome, cacheSeconds: 0 };
}

async function send(subscriber: Subscriber, subject: string, { config, fetch, signal }: PageRequest): Promise<boolean> {
  if (config.contact.delivery === 'simulate') return true;
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toContactInput(toMessage(subscriber, subject))),
      signal,
    });
    return response.ok;
  } catch {
    return false;
  }
}
