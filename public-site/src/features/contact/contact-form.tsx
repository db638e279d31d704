import { Send } from 'lucide-react';
import styled from 'styled-components';
import { limits } from '@site/contracts';
import { Button, media, space, TextArea, TextField } from '@site/ui';
import { FormResult } from '../../shared/form-result';
import { formResultId } from '../../shared/form-result-id';
import { SendRow } from '../../shared/send-row';
import { WebsiteField } from '../../shared/website-field';
import type { ContactOutcome, DeliveryState } from './contact-outcome';
import { useContactForm } from './use-contact-form';

/** The contact form. Before its JavaScript is here, the browser posts it to the same rules on the server. */
export function ContactForm({ outcome }: { outcome: ContactOutcome | undefined }) {
  const { register, control, delivery, result, submit } = useContactForm(outcome);
  const isSending = delivery === 'sending';
  return (
    <Form method="post" action={`/contact#${formResultId}`} noValidate onSubmit={submit}>
      <TextField label="Name" autoComplete="name" maxLength={limits.contactName.max} {...control('name')} />
      <TextField label="Subject" maxLength={limits.contactSubject.max} {...control('subject')} />
      <TextField label="Email" type="email" autoComplete="email" maxLength={limits.email} {...control('email')} />
      <TextField label="Phone" optional type="tel" autoComplete="tel" maxLength={limits.phone} {...control('phone')} />
      <Wide>
        <TextArea label="Message" rows={7} maxLength={limits.contactMessage.max} {...control('message')} />
      </Wide>
      <WebsiteField {...register('website')} />
      <Wide>
        <SendRow isSending={isSending}>
          <Button type="submit" $waiting={isSending}>
            {labels[delivery]}
            <Send aria-hidden />
          </Button>
        </SendRow>
      </Wide>
      <Wide>
        {delivery === 'sent' && (
          <FormResult tone="good" onArrival={result.arrive}>
            Thank you. We have your message and will answer within 24 hours.
          </FormResult>
        )}
        {delivery === 'failed' && (
          <FormResult tone="bad" onArrival={result.arrive}>
            Sorry, there was an error sending your message. Please try again or contact us directly.
          </FormResult>
        )}
      </Wide>
    </Form>
  );
}

const labels: Record<DeliveryState, string> = {
  idle: 'Send Message',
  sending: 'Sending...',
  sent: 'Message Sent!',
  failed: 'Send Message',
};

const Form = styled.form`
  display: grid;
  gap: ${space[24]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;
