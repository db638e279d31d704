import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { limits } from '@site/contracts';
import { Button, space, TextField } from '@site/ui';
import { FormResult } from '../../shared/form-result';
import { formResultId } from '../../shared/form-result-id';
import { SendRow } from '../../shared/send-row';
import { WebsiteField } from '../../shared/website-field';
import { newsletterFields, type NewsletterOutcome } from './newsletter-outcome';
import { useNewsletterForm } from './use-newsletter-form';

interface NewsletterFormProps {
  subject: string;
  thanks: string;
  outcome: NewsletterOutcome | undefined;
}

/** The browser checks the two fields itself, and posts the form itself until its JavaScript is here. */
export function NewsletterForm({ subject, thanks, outcome }: NewsletterFormProps) {
  const { pathname } = useLocation();
  const { form, delivery, errors, result, handleChange, handleSubmit } = useNewsletterForm(subject, outcome);
  const isSending = delivery === 'sending';
  const firstRefused = newsletterFields.find((name) => outcome?.errors?.[name]);
  return (
    <Form
      ref={form}
      method="post"
      action={`${pathname}#${formResultId}`}
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
        id={firstRefused === 'name' ? formResultId : undefined}
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
        id={firstRefused === 'email' ? formResultId : undefined}
        defaultValue={outcome?.email}
        readOnly={isSending}
        error={errors.email}
      />
      <WebsiteField />
      <SendRow isSending={isSending}>
        <Button type="submit" $waiting={isSending}>
          Stay Informed
        </Button>
      </SendRow>
      {delivery === 'sent' && (
        <FormResult tone="good" onArrival={result.arrive}>
          {thanks}
        </FormResult>
      )}
      {delivery === 'failed' && (
        <FormResult tone="bad" onArrival={result.arrive}>
          Sorry, that did not reach us. What you typed is still here: please try again in a moment.
        </FormResult>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[24]};
  align-content: start;
`;
