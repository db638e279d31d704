import type { SubscriberState } from '@site/contracts';
import type { PageRequest, Prepared } from '../../../shared/page';

/** What the page knows of a subscription: what it is, or why there is nothing to see. */
export type SubscriptionFacts =
  | { topic: string; state: SubscriberState; failed?: boolean }
  /** 404: no link, or one whose subscription was deleted. 503: the API does not respond. */
  | { refusal: 404 | 503 };

export const isSubscriptionFacts = (state: unknown): state is SubscriptionFacts =>
  typeof state === 'object' && state !== null && ('topic' in state || 'refusal' in state);

export async function prepareSubscription({
  params,
  fetch,
  signal,
}: Pick<PageRequest, 'params' | 'fetch' | 'signal'>): Promise<Prepared> {
  try {
    const response = await fetch(addressOf(params), { signal });
    if (response.ok) return { state: (await response.json()) as SubscriptionFacts };
    return refused(response.status === 404 ? 404 : 503);
  } catch {
    return refused(503);
  }
}

/** Does what the pressed button says, with JavaScript or without. A mail program, which unsubscribes, is not led on (RFC 8058, 3.1). */
export async function subscriptionAction(request: PageRequest, form: URLSearchParams): Promise<Prepared> {
  const call = form.get('action') === 'confirm' ? 'confirm' : 'unsubscribe';
  const { params, fetch, signal, url } = request;
  const response = await fetch(`${addressOf(params)}/${call}`, { method: 'POST', signal }).catch(() => null);
  if (response?.ok && form.has('action')) return { status: 303, location: url.pathname, cacheSeconds: 0 };
  const known = await prepareSubscription(request);
  if (response?.ok) return known;
  if (!isSubscriptionFacts(known.state) || 'refusal' in known.state) return known;
  return { status: 502, state: { ...known.state, failed: true }, cacheSeconds: 0 };
}

const addressOf = ({ token = '' }: Record<string, string>): string => `/api/newsletter/${encodeURIComponent(token)}`;

const refused = (refusal: 404 | 503): Prepared => ({ status: refusal, state: { refusal } satisfies SubscriptionFacts });
