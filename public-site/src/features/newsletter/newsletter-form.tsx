import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { limits } from '@site/contracts';
import { Button, space, TextField } from '@site/ui';
import { FormAnswer, useFormAnswer } from '../../shared/form-answer';
import { answerId } from '../../shared/form-answer-id';
import { formDraft } from '../../shared/form-draft';
import { useSite } from '../../shared/site-context';
import {
  newsletterFields,
  type NewsletterDelivery,
  type NewsletterErrors,
  type NewsletterOutcome,
} from './newsletter-outcome';
import type { Subscriber } from './subscription';

interface NewsletterFormProps {
  subject: string;
  thanks: string;
  outcome: NewsletterOutcome | undefined;
}

/** The browser checks the two fields itself, and posts the form itself until its JavaScript is here. */
export function NewsletterForm({ subject, thanks, outcome }: NewsletterFormProps) {
  const { config } = useSite();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [delivery, setDelivery] = useState<NewsletterDelivery>(outcome?.delivery ?? 'idle');
  const [errors, setErrors] = useState<NewsletterErrors>(outcome?.errors ?? {});
  const answer = useFormAnswer();
  const isSending = delivery === 'sending';

  useEffect(() => {
    if (!form.current) return;
    fillEmpty(form.current, draft.read());
    // The visitor may have begun before this script was here.
    draft.write(typed(form.current));
  }, []);

  const handleChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (form.current) draft.write(typed(form.current));
    setErrors((last) => ({ ...last, [target.name]: undefined }));
    setDelivery((state) => (state === 'sending' ? state : 'idle'));
  };

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    setDelivery('sending');
    answer.await();
    try {
      const { deliverNewsletter } = await import(/* webpackChunkName: "newsletter" */ './deliver-newsletter');
      const wrong = await deliverNewsletter(typed(sent), subject, config);
      setErrors(wrong ?? {});
      setDelivery(wrong ? 'idle' : 'sent');
      if (wrong) return focusFirst(sent, wrong);
      draft.clear();
      sent.reset();
    } catch {
      setDelivery('failed');
    }
  };

  const firstRefused = newsletterFields.find((name) => outcome?.errors?.[name]);
  return (
    <Form
      ref={form}
      method="post"
      action={`${pathname}#${answerId}`}
      onChange={handleChange}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        label="Your Name"
        name="name"
        required
        minLength={limits.contactName.min}
        maxLength={limits.contactName.max}
        autoComplete="name"
        id={firstRefused === 'name' ? answerId : undefined}
        defaultValue={outcome?.name}
        readOnly={isSending}
        error={errors.name}
      />
      <TextField
        label="Your Email"
        name="email"
        type="email"
        required
        maxLength={limits.email}
        autoComplete="email"
        id={firstRefused === 'email' ? answerId : undefined}
        defaultValue={outcome?.email}
        readOnly={isSending}
        error={errors.email}
      />
      <Trap aria-hidden="true">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Button type="submit" disabled={isSending}>
        Stay Informed
      </Button>
      {delivery === 'sent' && (
        <FormAnswer tone="good" onArrival={answer.arrive}>
          {thanks}
        </FormAnswer>
      )}
      {delivery === 'failed' && (
        <FormAnswer tone="bad" onArrival={answer.arrive}>
          Sorry, that did not reach us. What you typed is still here: please try again in a moment.
        </FormAnswer>
      )}
    </Form>
  );
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
  for (const [field, kept] of Object.entries({ name, email })) {
    const input = form.elements.namedItem(field);
    if (kept && input instanceof HTMLInputElement && !input.value) input.value = kept;
  }
}

const Form = styled.form`
  display: grid;
  gap: ${space[24]};
  align-content: start;

  & > button {
    justify-self: start;
  }
`;

/** Out of sight and out of the tab order: only a machine fills it in. */
const Trap = styled.div`
  position: absolute;
  left: -9999px;
`;
