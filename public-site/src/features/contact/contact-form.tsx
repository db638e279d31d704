import { useEffect, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { Send } from 'lucide-react';
import styled from 'styled-components';
import { limits, type ContactForm as ContactFormValues } from '@site/contracts';
import { Button, media, space, TextArea, TextField } from '@site/ui';
import { FormAnswer, useFormAnswer } from '../../shared/form-answer';
import { answerId } from '../../shared/form-answer-id';
import { useSite } from '../../shared/site-context';
import { contactDraft } from './contact-draft';
import { contactErrors } from './contact-errors';
import { contactFields, type ContactOutcome, type ContactValues, type DeliveryState } from './contact-outcome';
import { contactResolver } from './contact-rules';
import { deliverContact } from './deliver-contact';

/** The contact form. Before its JavaScript is here, the browser posts it to the same rules on the server. */
export function ContactForm({ outcome }: { outcome: ContactOutcome | undefined }) {
  const { config } = useSite();
  const [delivery, setDelivery] = useState<DeliveryState>(outcome?.delivery ?? 'idle');
  const answer = useFormAnswer();
  const [serverErrors] = useState(() => toFieldErrors(outcome?.errors ?? {}));
  const { register, handleSubmit, reset, getValues, setValue, setError, trigger, formState } =
    useForm<ContactFormValues>({
      resolver: contactResolver,
      mode: 'onChange',
      errors: serverErrors,
    });

  useEffect(() => {
    const draft = contactDraft.read();
    for (const name of contactFields) {
      const kept = draft[name];
      if (kept && !getValues(name)) setValue(name, kept);
    }
    // The visitor may have begun before this script was here.
    contactDraft.write(getValues());
    const filledIn = contactFields.filter((name) => getValues(name));
    if (filledIn.length > 0) void trigger(filledIn);
  }, [getValues, setValue, trigger]);

  const handleChange = () => {
    contactDraft.write(getValues());
    setDelivery((state) => (state === 'sending' ? state : 'idle'));
  };

  const handleValid = async (values: ContactFormValues) => {
    setDelivery('sending');
    answer.await();
    try {
      await deliverContact(values, config.contact.delivery);
    } catch (error) {
      handleRefused(contactErrors(error));
      return;
    }
    contactDraft.clear();
    reset(emptyForm);
    setDelivery('sent');
  };

  const handleRefused = (errors: ContactValues) => {
    const wrong = contactFields.filter((name) => errors[name]);
    wrong.forEach((name, index) => {
      setError(name, { type: 'server', message: errors[name] }, { shouldFocus: index === 0 });
    });
    setDelivery(wrong.length > 0 ? 'idle' : 'failed');
  };

  const firstRefused = contactFields.find((name) => outcome?.errors[name]);
  const control = (name: (typeof contactFields)[number]) => ({
    ...register(name, { onChange: handleChange }),
    defaultValue: outcome?.values[name],
    // What is typed now would be neither sent nor kept.
    readOnly: delivery === 'sending',
    id: name === firstRefused ? answerId : undefined,
    error: formState.errors[name]?.message,
  });

  return (
    <Form method="post" action={`/contact#${answerId}`} noValidate onSubmit={handleSubmit(handleValid)}>
      <TextField label="Name" autoComplete="name" maxLength={limits.contactName.max} {...control('name')} />
      <TextField label="Subject" maxLength={limits.contactSubject.max} {...control('subject')} />
      <TextField label="Email" type="email" autoComplete="email" maxLength={limits.email} {...control('email')} />
      <TextField label="Phone" optional type="tel" autoComplete="tel" maxLength={limits.phone} {...control('phone')} />
      <Wide>
        <TextArea label="Message" rows={7} maxLength={limits.contactMessage.max} {...control('message')} />
      </Wide>
      <Trap aria-hidden="true">
        <label>
          Website
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </Trap>
      <Wide>
        <Button type="submit" aria-disabled={delivery === 'sending'} disabled={delivery === 'sending'}>
          {labels[delivery]}
          <Send aria-hidden />
        </Button>
      </Wide>
      <Wide>
        {delivery === 'sent' && (
          <FormAnswer tone="good" onArrival={answer.arrive}>
            Thank you. Your message is on our desk, and one of us answers within 24 hours.
          </FormAnswer>
        )}
        {delivery === 'failed' && (
          <FormAnswer tone="bad" onArrival={answer.arrive}>
            Sorry, there was an error sending your message. Please try again or contact us directly.
          </FormAnswer>
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

const emptyForm = { name: '', subject: '', email: '', phone: '', message: '', website: '' };

const toFieldErrors = (errors: ContactValues): FieldErrors<ContactFormValues> =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]));

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

/** Out of sight and out of the tab order: only a machine fills it in. */
const Trap = styled.div`
  position: absolute;
  left: -9999px;
`;
