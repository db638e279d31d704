import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { problemOf } from '@site/api-client';
import { useLoginMutation } from '@site/api-client/admin';
import { LoginInput } from '@site/contracts';
import { Button, PasswordField, space, TextField, useToast } from '@site/ui';

interface LoginFormProps {
  onSignedIn: () => void;
}

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const [login, { isLoading }] = useLoginMutation();
  const { toast } = useToast();
  const { register, handleSubmit, formState } = useForm<LoginInput>({
    resolver: classValidatorResolver(LoginInput),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = formState;

  const handleSignIn = handleSubmit(async (input) => {
    try {
      await login(input).unwrap();
      toast({ title: 'Success', description: 'Logged in successfully', variant: 'success' });
      onSignedIn();
    } catch (error) {
      const description = problemOf(error)?.message ?? 'Invalid credentials';
      toast({ title: 'Login Failed', description, variant: 'destructive' });
    }
  });

  return (
    <Form onSubmit={handleSignIn} noValidate>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" disabled={isLoading}>
        {isLoading ? 'Signing in...' : 'Sign In'}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
`;
