import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Button, Notice, space, TextField } from '@site/ui';
import { formDraft } from '../../shared/form-draft';
import { useSite } from '../../shared/site-context';
import type { NewsletterDelivery, NewsletterOutcome } from './newsletter-outcome';
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

  useEffect(() => {
    if (!form.current) return;
    fillEmpty(form.current, draft.read());
    // The visitor may have begun before this script was here.
    draft.write(typed(form.current));
  }, []);

  const handleChange = () => {
    if (form.current) draft.write(typed(form.current));
    setDelivery((state) => (state === 'sending' ? state : 'idle'));
  };

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    setDelivery('sending');
    try {
      const { deliverNewsletter } = await import(/* webpackChunkName: "newsletter" */ './deliver-newsletter');
      await deliverNewsletter(typed(sent), subject, config);
    } catch {
      setDelivery('failed');
      return;
    }
    draft.clear();
    sent.reset();
    setDelivery('sent');
  };

  return (
    <Form
      ref={form}
      method="post"
      action={`${pathname}#newsletter`}
      onChange={handleChange}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        label="Your Name"
        name="name"
        required
        minLength={2}
        autoComplete="name"
        defaultValue={outcome?.name}
      />
      <TextField
        label="Your Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={outcome?.email}
      />
      <Trap aria-hidden="true">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Button type="submit" disabled={delivery === 'sending'}>
        Stay Informed
      </Button>
      <Status aria-live="polite">
        {delivery === 'sent' && <Notice $tone="good">{thanks}</Notice>}
        {delivery === 'failed' && (
          <Notice $tone="bad">
            Sorry, that did not reach us. What you typed is still here: please try again in a moment.
          </Notice>
        )}
      </Status>
    </Form>
  );
}

const draft = formDraft<Subscriber>('newsletter');

function typed(form: HTMLFormElement): Subscriber {
  const values = new FormData(form);
  const text = (field: keyof Subscriber) => String(values.get(field) ?? '');
  return { name: text('name'), email: text('email'), website: text('website') };
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

const Status = styled.div`
  &:empty {
    display: none;
  }
`;

/** Out of sight and out of the tab order: only a machine fills it in. */
const Trap = styled.div`
  position: absolute;
  left: -9999px;
`;
