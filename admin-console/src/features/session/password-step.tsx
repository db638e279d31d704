import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { problemOf } from '@site/api-client';
import { useLoginMutation } from '@site/api-client/admin';
import { LoginInput } from '@site/contracts';
import { Button, FormGrid, PasswordField, TextField, TextLink, useToast, verbatim } from '@site/ui';

interface PasswordStepProps {
  /** Filled in for whoever has just set a password. */
  username?: string;
  onSignedIn: () => void;
  /** The password is right, and the account asks for a code. */
  onCodeRequired: () => void;
}

export function PasswordStep({ username = '', onSignedIn, onCodeRequired }: PasswordStepProps) {
  const [login, { isLoading }] = useLoginMutation();
  const { toast } = useToast();
  const { register, handleSubmit, formState } = useForm<LoginInput>({
    resolver: classValidatorResolver(LoginInput),
    defaultValues: { username, password: '' },
  });
  const { errors } = formState;

  const handleSignIn = handleSubmit(async (input) => {
    try {
      const result = await login(input).unwrap();
      if ('secondFactor' in result) return onCodeRequired();
      toast({ title: 'Success', description: 'Logged in successfully', variant: 'success' });
      onSignedIn();
    } catch (error) {
      const description = problemOf(error)?.message ?? 'Invalid credentials';
      toast({ title: 'Login Failed', description, variant: 'destructive' });
    }
  });

  return (
    <FormGrid onSubmit={handleSignIn} noValidate>
      <TextField
        label="Username"
        autoComplete="username"
        {...verbatim}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" $waiting={isLoading}>
        {isLoading ? 'Signing in...' : 'Sign In'}
      </Button>
      <TextLink href="/admin/forgot-password">Forgot password?</TextLink>
    </FormGrid>
  );
}
