import { formResultId } from '../../shared/form-result-id';
import type { PageRequest, Prepared } from '../../shared/page';
import { contactErrors } from './contact-errors';
import type { ContactOutcome, ContactValues } from './contact-outcome';
import { contactResolver } from './contact-rules';
import { postContact, statusAfter } from './post-contact';

const sentAddress = `/contact?sent=1#${formResultId}`;

/** The page after a plain form post was accepted; as shareable as any other. */
export const prepareContact = async ({ url }: PageRequest): Promise<Prepared> =>
  url.searchParams.has('sent') ? { state: { delivery: 'sent', values: {}, errors: {} } satisfies ContactOutcome } : {};

/** Handles a plain form post by the same rules as the form in the browser; nothing typed is lost. */
export async function contactAction(request: PageRequest, form: URLSearchParams): Promise<Prepared> {
  const values = read(form);
  const checked = await contactResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  const errors = Object.entries(checked.errors).map(([name, error]) => [name, error?.message]);
  if (errors.length > 0) return again(422, { delivery: 'idle', values, errors: Object.fromEntries(errors) });

  const failure = await postContact({ ...values, ...checked.values }, request);
  if (!failure) return { status: 303, location: sentAddress, cacheSeconds: 0 };
  const refused = contactErrors(failure);
  if (Object.keys(refused).length > 0) return again(422, { delivery: 'idle', values, errors: refused });
  return again(statusAfter(failure), { delivery: 'failed', values, errors: {} });
}

const again = (status: number, state: ContactOutcome): Prepared => ({ status, state, cacheSeconds: 0 });

const read = (form: URLSearchParams) => {
  const text = (name: keyof ContactValues) => form.get(name) ?? '';
  return {
    name: text('name'),
    subject: text('subject'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    website: text('website'),
  };
};
