import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import type { ContactForm } from '@site/contracts';
import { forgetSent } from '../../shared/forget-sent';
import { useFormResult } from '../../shared/form-result';
import { formResultId } from '../../shared/form-result-id';
import { useSite } from '../../shared/site-context';
import { sourcePage } from '../../shared/source-page';
import { contactDraft } from './contact-draft';
import { contactErrors } from './contact-errors';
import { contactFields, type ContactOutcome, type ContactValues, type DeliveryState } from './contact-outcome';
import { contactResolver } from './contact-rules';
import { deliverContact, forgetDelivery, lastDelivery } from './deliver-contact';

/** The contact form's fields, its draft on this device, and its delivery. */
export function useContactForm(outcome: ContactOutcome | undefined) {
  const { config } = useSite();
  const [begun] = useState(lastDelivery);
  const [delivery, setDelivery] = useState<DeliveryState>(outcome?.delivery ?? (begun ? 'sending' : 'idle'));
  const result = useFormResult();
  const [serverErrors] = useState(() => toFieldErrors(outcome?.errors ?? {}));
  const { register, handleSubmit, reset, getValues, setValue, setError, trigger, formState } = useForm<ContactForm>({
    resolver: contactResolver,
    mode: 'onChange',
    errors: serverErrors,
  });

  const handleRefused = (errors: ContactValues) => {
    const wrong = contactFields.filter((name) => errors[name]);
    wrong.forEach((name, index) => {
      setError(name, { type: 'server', message: errors[name] }, { shouldFocus: index === 0 });
    });
    setDelivery(wrong.length > 0 ? 'idle' : 'failed');
  };

  const follow = (sending: Promise<void>) =>
    sending.then(
      () => {
        contactDraft.clear();
        reset(emptyForm);
        setDelivery('sent');
      },
      (error: unknown) => handleRefused(contactErrors(error)),
    );

  const begin = useEffectEvent(async () => {
    // While the browser sent the form itself, what was typed may have been stored once more.
    if (outcome?.delivery === 'sent') {
      contactDraft.clear();
      forgetSent();
    }
    // The form's own rules would clear what the API refused.
    await fillFromDraft({ getValues, setValue, trigger });
    if (begun) await follow(begun);
  });
  useEffect(() => void begin(), []);

  const handleChange = () => {
    contactDraft.write(getValues());
    if (delivery === 'sending') return;
    forgetDelivery();
    setDelivery('idle');
  };

  const handleValid = async (values: ContactForm) => {
    setDelivery('sending');
    result.await();
    await follow(deliverContact(values, config.contact.delivery, sourcePage()));
  };

  const firstRefused = contactFields.find((name) => outcome?.errors[name]);
  const control = (name: (typeof contactFields)[number]) => ({
    ...register(name, { onChange: handleChange }),
    defaultValue: outcome?.values[name],
    // What is typed now would be neither sent nor stored.
    readOnly: delivery === 'sending',
    id: name === firstRefused ? formResultId : undefined,
    error: formState.errors[name]?.message,
  });

  return { register, control, delivery, result, submit: handleSubmit(handleValid) };
}

const emptyForm = { name: '', subject: '', email: '', phone: '', message: '', website: '' };

const toFieldErrors = (errors: ContactValues): FieldErrors<ContactForm> =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]));

type Fields = Pick<UseFormReturn<ContactForm>, 'getValues' | 'setValue' | 'trigger'>;

async function fillFromDraft({ getValues, setValue, trigger }: Fields): Promise<void> {
  const draft = contactDraft.read();
  for (const name of contactFields) {
    const drafted = draft[name];
    if (drafted && !getValues(name)) setValue(name, drafted);
  }
  // The visitor may have begun before this script was here.
  contactDraft.write(getValues());
  const filledIn = contactFields.filter((name) => getValues(name));
  if (filledIn.length > 0) await trigger(filledIn);
}
