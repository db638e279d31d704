import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { problemOf } from '@site/api-client';
import { useRequestPasswordResetMutation } from '@site/api-client/admin';
import { ForgottenPasswordInput } from '@site/contracts';
import { Button, FormGrid, TextField, useToast, verbatim } from '@site/ui';
import { applyServerErrors } from '../../shared/apply-server-errors';

/** Asks whose password was forgotten. */
export function ForgottenPasswordForm({ onRequested }: { onRequested: () => void }) {
  const [request, { isLoading }] = useRequestPasswordResetMutation();
  const { toast } = useToast();
  const form = useForm<ForgottenPasswordInput>({
    resolver: classValidatorResolver(ForgottenPasswordInput),
    defaultValues: { username: '' },
  });

  const handleSend = form.handleSubmit(async (input) => {
    try {
      await request(input).unwrap();
      onRequested();
    } catch (error) {
      applyServerErrors(form, error);
      const description = problemOf(error)?.message ?? 'The link could not be sent. Please try again.';
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  });

  return (
    <FormGrid onSubmit={handleSend} noValidate>
      <p>Enter your username. We will email you a link to set a new password.</p>
      <TextField
        label="Username"
        autoComplete="username"
        {...verbatim}
        error={form.formState.errors.username?.message}
        {...form.register('username')}
      />
      <Button type="submit" $waiting={isLoading}>
        {isLoading ? 'Sending...' : 'Send link'}
      </Button>
    </FormGrid>
  );
}
