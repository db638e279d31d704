import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { forgetSent } from '../../shared/forget-sent';
import { useFormResult } from '../../shared/form-result';
import { formDraft } from '../../shared/form-draft';
import { useSite } from '../../shared/site-context';
import type { DeliveryState } from '../contact/contact-outcome';
import { newsletterFields, type NewsletterErrors, type NewsletterOutcome } from './newsletter-outcome';
import type { Subscriber } from './subscription';

/** The newsletter form's draft on this device, and its delivery. */
export function useNewsletterForm(subject: string, outcome: NewsletterOutcome | undefined) {
  const { config } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [delivery, setDelivery] = useState<DeliveryState>(outcome?.delivery ?? 'idle');
  const [errors, setErrors] = useState<NewsletterErrors>(outcome?.errors ?? {});
  const result = useFormResult();

  const wasSent = outcome?.delivery === 'sent';
  useEffect(() => {
    if (!form.current) return;
    // While the browser sent the form itself, what was typed may have been stored once more.
    if (wasSent) {
      draft.clear();
      forgetSent();
    }
    fillEmpty(form.current, draft.read());
    // The visitor may have begun before this script was here.
    draft.write(typed(form.current));
  }, [wasSent]);

  const handleChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (form.current) draft.write(typed(form.current));
    setErrors((last) => ({ ...last, [target.name]: undefined }));
    setDelivery((state) => (state === 'sending' ? state : 'idle'));
  };

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    setDelivery('sending');
    result.await();
    try {
      const { deliverNewsletter } = await import(/* webpackChunkName: "newsletter" */ './deliver-newsletter');
      const wrong = await deliverNewsletter(typed(sent), subject, config);
      setErrors(wrong ?? {});
      setDelivery(wrong ? 'idle' : 'sent');
      if (wrong) return focusFirst(sent, wrong);
      draft.clear();
      // A reset would bring back what the document came with.
      for (const input of sent.querySelectorAll('input')) input.value = '';
    } catch {
      setDelivery('failed');
    }
  };

  return { form, delivery, errors, result, handleChange, handleSubmit };
}

const draft = formDraft<Subscriber>('newsletter');

function typed(form: HTMLFormElement): Subscriber {
  const values = new FormData(form);
  const text = (field: keyof Subscriber) => String(values.get(field) ?? '');
  return { name: text('name'), email: text('email'), website: text('website') };
}

function focusFirst(form: HTMLFormElement, wrong: NewsletterErrors): void {
  const field = form.elements.namedItem(newsletterFields.find((name) => wrong[name]) ?? '');
  if (field instanceof HTMLInputElement) field.focus();
}

/** The fields are the browser's own, so that it may fill and restore them too. */
function fillEmpty(form: HTMLFormElement, { name, email }: Partial<Subscriber>): void {
  for (const [field, value] of Object.entries({ name, email })) {
    const input = form.elements.namedItem(field);
    if (value && input instanceof HTMLInputElement && !input.value) input.value = value;
  }
}
