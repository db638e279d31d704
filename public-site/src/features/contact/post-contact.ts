import { toContactInput, type ContactForm } from '@site/contracts';
import type { PageRequest } from '../../shared/page';

/** Hands what was posted as a plain form to the API. Answers what went wrong, if anything did. */
export async function postContact(
  form: ContactForm,
  { config, fetch, signal }: PageRequest,
  sourcePage?: string,
): Promise<unknown> {
  if (config.contact.delivery === 'simulate') return null;
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toContactInput(form, sourcePage)),
      signal,
    });
    return response.ok ? null : { status: response.status, body: await response.text() };
  } catch (error) {
    return error;
  }
}

/** The page's status after such a failure: whoever has sent too much is told to wait. */
export const statusAfter = (failure: unknown): 429 | 502 =>
  typeof failure === 'object' && failure !== null && 'status' in failure && failure.status === 429 ? 429 : 502;
