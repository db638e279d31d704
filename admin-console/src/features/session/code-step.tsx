import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { problemOf } from '@site/api-client';
import { useLoginWithSecondFactorMutation } from '@site/api-client/admin';
import { SecondFactorInput } from '@site/contracts';
import { Button, FormGrid, TextField, useToast, verbatim } from '@site/ui';
import { applyServerErrors } from '../../shared/apply-server-errors';

interface CodeStepProps {
  onSignedIn: () => void;
  /** Back to the password: the person wants to, or it was too long ago. */
  onRestart: () => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function CodeStep({ onSignedIn, onRestart }: CodeStepProps) {
  const [login, { isLoading }] = useLoginWithSecondFactorMutation();
  const { toast } = useToast();
  const form = useForm<SecondFactorInput>({
    resolver: classValidatorResolver(SecondFactorInput),
    defaultValues: { code: '' },
  });
  const { setFocus, register, formState } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const handleSignIn = form.handleSubmit(async (input) => {
    try {
      await login(input).unwrap();
      toast({ title: 'Success', description: 'Logged in successfully', variant: 'success' });
      onSignedIn();
    } catch (error) {
      const problem = problemOf(error);
      const description = problem?.message ?? 'The code could not be checked. Please try again.';
      toast({ title: 'Login Failed', description, variant: 'destructive' });
      applyServerErrors(form, error);
      if (problem?.statusCode === 401 && !problem.fields?.code) onRestart();
    }
  });

  return (
    <FormGrid onSubmit={handleSignIn} noValidate aria-label="Two-step sign-in">
      <p role="status">Your password is correct. Now enter the code from your authenticator app.</p>
      <TextField
        label="Code"
        hint="Six digits. Don’t have your phone? Enter one of your recovery codes."
        autoComplete="one-time-code"
        {...verbatim}
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" $waiting={isLoading}>
        {isLoading ? 'Signing in...' : 'Sign In'}
      </Button>
      <Button $tone="quiet" onClick={onRestart}>
        Start again
      </Button>
    </FormGrid>
  );
}
