import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { SecondFactorProof } from '@site/contracts';
import { Button, PasswordField, TextField, verbatim } from '@site/ui';
import { sessionTexts } from '../session/session-texts';
import { useRefusal } from '../session/use-refusal';
import { PanelForm } from './panel-body';

interface ProofFormProps {
  submitLabel: string;
  tone?: 'primary' | 'destructive';
  /** What went wrong where the API says nothing. */
  failureText: string;
  /** What may be so where no answer came. */
  lossText: string;
  /** Rejects with the API's answer. */
  onProof: (proof: SecondFactorProof) => Promise<void>;
}

/** Password and code, for what a borrowed device must not do. */
export function ProofForm({ submitLabel, tone = 'primary', failureText, lossText, onProof }: ProofFormProps) {
  const form = useForm<SecondFactorProof>({
    resolver: classValidatorResolver(SecondFactorProof),
    defaultValues: { currentPassword: '', code: '' },
  });
  const showRefusal = useRefusal(form, sessionTexts.userCall);
  const {
    register,
    formState: { errors, isSubmitting },
  } = form;

  const handleSubmit = form.handleSubmit(async (proof) => {
    try {
      await onProof(proof);
    } catch (error) {
      showRefusal(error, failureText, lossText);
    }
  });

  return (
    <PanelForm onSubmit={handleSubmit} noValidate>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <TextField
        label="Code"
        hint="From your authenticator app, or a recovery code."
        autoComplete="one-time-code"
        {...verbatim}
        error={errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" $tone={tone} $waiting={isSubmitting}>
        {submitLabel}
      </Button>
    </PanelForm>
  );
}
