import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { isUnauthorized } from '@site/api-client';
import { useGetAdminSessionQuery, useSignInAgainMutation } from '@site/api-client/admin';
import { SignInAgainInput } from '@site/contracts';
import { Actions, Button, Dialog, FormGrid, PasswordField, TextField, verbatim } from '@site/ui';
import { sessionTexts } from './session-texts';
import { useRefusal } from './use-refusal';

interface SignInAgainProps {
  withCode: boolean;
  onSettled: (done: boolean) => void;
}

/** Stands over whatever waits for it: what was typed there stays, and is sent once the password was right. */
export function SignInAgainDialog({ withCode, onSettled }: SignInAgainProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onSettled(false)}
      title="Confirm it’s you"
      description="This changes who has access or what visitors get, and you signed in a while ago. Please enter your password again."
    >
      <SignInAgainForm withCode={withCode} onSettled={onSettled} />
    </Dialog>
  );
}

function SignInAgainForm({ withCode, onSettled }: SignInAgainProps) {
  const { data: user } = useGetAdminSessionQuery();
  const [signIn, { isLoading }] = useSignInAgainMutation();
  const form = useForm<SignInAgainInput>({
    resolver: classValidatorResolver(SignInAgainInput),
    defaultValues: { currentPassword: '', code: '' },
  });
  const showRefusal = useRefusal(form, sessionTexts.userCall);
  const { errors } = form.formState;

  const handleSignIn = form.handleSubmit(async (input) => {
    try {
      await signIn(input).unwrap();
      onSettled(true);
    } catch (error) {
      // The session has ended, and the page to sign in comes.
      if (isUnauthorized(error)) onSettled(false);
      showRefusal(error, 'Your password could not be checked. Please try again.');
    }
  });

  return (
    <FormGrid onSubmit={handleSignIn} noValidate>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      {withCode && (
        <TextField
          label="Code"
          hint="From your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          {...verbatim}
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
      <Actions>
        <Button $tone="outline" onClick={() => onSettled(false)}>
          Cancel
        </Button>
        <Button type="submit" $waiting={isLoading}>
          {isLoading ? 'Checking...' : 'Continue'}
        </Button>
      </Actions>
    </FormGrid>
  );
}
