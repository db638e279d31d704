import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { problemOf } from '@site/api-client';
import { isUnreachable, useSetPasswordByLinkMutation } from '@site/api-client/admin';
import { NewPassword } from '@site/contracts';
import { Button, FormGrid, PasswordField, TextField, useToast } from '@site/ui';
import { applyServerErrors } from '../../shared/apply-server-errors';

interface PasswordFormProps {
  token: string;
  username: string;
  /** Characters that it takes. */
  minimum: number;
  onDone: () => void;
  /** No answer came: the password may be set. */
  onLost: () => void;
  /** An answer came that says that no password is set. */
  onRefused: () => void;
  /** The link was used or replaced while this page was open. */
  onGone: () => void;
}

export function PasswordForm({ token, username, minimum, onDone, onLost, onRefused, onGone }: PasswordFormProps) {
  const [setPassword, { isLoading }] = useSetPasswordByLinkMutation();
  const { toast } = useToast();
  const form = useForm<NewPassword>({
    resolver: classValidatorResolver(NewPassword),
    defaultValues: { password: '' },
  });

  const handleSave = form.handleSubmit(async ({ password }) => {
    try {
      await setPassword({ token, password }).unwrap();
      toast({ title: 'Success', description: 'Your password is set. Sign in with it.', variant: 'success' });
      onDone();
    } catch (error) {
      if (isUnreachable(error)) return onLost();
      const problem = problemOf(error);
      if (problem?.statusCode === 404) return onGone();
      // The API looks at a password only while its link is unused.
      if (problem?.statusCode === 400) onRefused();
      applyServerErrors(form, error);
      const description = problem?.message ?? 'The password could not be set. Please try again.';
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  });

  return (
    <FormGrid onSubmit={handleSave} noValidate>
      {/* Password managers keep the two together. */}
      <TextField label="Username" autoComplete="username" readOnly value={username} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${minimum} characters. A phrase of several words that only you would put together is better.`}
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" $waiting={isLoading}>
        {isLoading ? 'Saving...' : 'Set password'}
      </Button>
    </FormGrid>
  );
}
