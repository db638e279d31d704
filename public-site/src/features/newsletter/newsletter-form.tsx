import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Button, Notice, space, TextField } from '@site/ui';
import { useSite } from '../../shared/site-context';
import type { NewsletterDelivery, NewsletterOutcome } from './newsletter-outcome';

interface NewsletterFormProps {
  subject: string;
  thanks: string;
  outcome: NewsletterOutcome | undefined;
}

/** The browser checks the two fields itself, and posts the form itself until its JavaScript is here. */
export function NewsletterForm({ subject, thanks, outcome }: NewsletterFormProps) {
  const { config } = useSite();
  const { pathname } = useLocation();
  const [delivery, setDelivery] = useState<NewsletterDelivery>(outcome?.delivery ?? 'idle');

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = (field: string) => String(new FormData(form).get(field) ?? '');
    const subscriber = { name: text('name'), email: text('email'), website: text('website') };
    setDelivery('sending');
    try {
      const { deliverNewsletter } = await import(/* webpackChunkName: "newsletter" */ './deliver-newsletter');
      await deliverNewsletter(subscriber, subject, config);
    } catch {
      setDelivery('failed');
      return;
    }
    form.reset();
    setDelivery('sent');
  };

  return (
    <Form method="post" action={`${pathname}#newsletter`} onSubmit={handleSubmit}>
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
