import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { type SecondFactorSetup, useBeginSecondFactorMutation } from '@site/api-client/second-factor';
import { PasswordProof } from '@site/contracts';
import { Button, PasswordField } from '@site/ui';
import { sessionTexts } from '../session/session-texts';
import { useRefusal } from '../session/use-refusal';
import { PanelForm } from './panel-body';

export function SetupPasswordStep({ onBegun }: { onBegun: (setup: SecondFactorSetup) => void }) {
  const [begin, { isLoading }] = useBeginSecondFactorMutation();
  const form = useForm<PasswordProof>({
    resolver: classValidatorResolver(PasswordProof),
    defaultValues: { currentPassword: '' },
  });
  const showRefusal = useRefusal(form, sessionTexts.userCall);

  const handleContinue = form.handleSubmit(async (input) => {
    try {
      onBegun(await begin(input).unwrap());
    } catch (error) {
      showRefusal(error, 'Failed to start the setup');
    }
  });

  return (
    <PanelForm onSubmit={handleContinue} noValidate>
      <p>
        You need an authenticator app on your phone. Enter your password first, so that nobody else can set this up for
        you.
      </p>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={form.formState.errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <Button type="submit" $waiting={isLoading}>
        Continue
      </Button>
    </PanelForm>
  );
}
